import { lognormal, poisson } from '../../../builders/distributions.ts'
import { oneOf, whole, yes } from '../../../builders/drawn.ts'
import { text } from '../../../builders/texts.ts'
import { type Family, family, own } from '../archetype.ts'

const logMessages = [
  'Request completed',
  'Cache miss',
  'Connection timed out',
  'Retrying the request',
  'Job finished',
  'Rate limit reached',
  'Configuration reloaded',
  'Slow query',
  'Message queued',
  'Session expired',
]

/** What happens in software, whose last words alone are of other worlds: a delivery of a webhook is no parcel. */
export const softwareEvents: readonly Family[] = [
  family('web server log, access log, nginx log, apache log, http log, nginx log entry, apache log entry, access log entry', [
    'occurred at',
    'ip address',
    'method',
    'path',
    'status code',
    'latency ms',
    'user agent',
  ]),
  family('server log, application log, app log, error log, system log, service log, container log, log event, log message, log line', [
    'occurred at',
    own('level', oneOf({ info: 72, debug: 12, warning: 11, error: 5 })),
    own('service', oneOf({ api: 34, web: 26, worker: 18, auth: 12, billing: 10 })),
    own('message', text({ values: logMessages })),
  ]),
  family('audit log, audit log entry, audit event, audit record', [
    'occurred at',
    own('action', oneOf({ 'sign in': 30, update: 28, create: 18, delete: 8, export: 6, 'sign out': 6, 'change permission': 4 })),
    'ip address',
  ]),
  family('http request, web request, api request, api call, request log', ['occurred at', 'method', 'path', 'status code', 'latency ms']),
  family('commit, code commit, git commit', [
    'occurred at',
    own('lines_added', whole(0, 4000, lognormal(24, 1.3))),
    own('lines_deleted', whole(0, 3000, lognormal(9, 1.3))),
  ]),
  family('pull request, merge request', ['created at', own('commits', whole(1, 60, poisson(3)))]),
  family('rollout, code deployment, app deployment', [
    'started at',
    own('environment', oneOf({ production: 42, staging: 36, testing: 22 })),
    own('result', oneOf({ succeeded: 92, failed: 5, 'rolled back': 3 })),
  ]),
  family('flag evaluation', ['occurred at', own('is_on', yes(0.6))]),
  family('webhook delivery, webhook call, webhook event, message delivery, event delivery, notification delivery, email delivery', [
    'sent at',
    own('event_type', oneOf({ created: 38, updated: 34, deleted: 10, completed: 18 })),
    own('attempts', whole(1, 6, poisson(1.2))),
    own('response_code', oneOf({ 200: 86, 202: 6, 404: 2, 429: 2, 500: 3, 503: 1 })),
    'latency ms',
  ]),
  family('build run, ci run, pipeline run, ci build, job run, workflow run', [
    'started at',
    own('duration_seconds', whole(1, 7200, lognormal(140, 1)), 'quantity'),
    own('result', oneOf({ passed: 86, failed: 10, skipped: 4 })),
  ]),
]

const areas = [
  'Login',
  'Signup',
  'Search',
  'Checkout',
  'Profile',
  'Billing',
  'Export',
  'Upload',
  'Permissions',
  'Reports',
  'Settings',
  'Import',
]
const kinds = ['Smoke', 'Regression', 'Unit', 'Integration', 'Load', 'Security', 'Acceptance']

/** Things of software, whose last words alone are of other worlds: a suite of tests is no room. */
export const softwareThings: readonly Family[] = [
  family('test suite', [
    own('name', text({ values: areas }, ' ', { values: kinds }, ' Suite')),
    own('is_automated', yes(0.84)),
    'created at',
  ]),
]
