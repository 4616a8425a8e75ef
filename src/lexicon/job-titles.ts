import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Job titles of office work with their seniority. */
export function jobTitles(): ReferenceList {
  return tableList({
    name: 'job_titles',
    description:
      'A job title and its seniority (junior, mid, senior, lead, executive); shares by judgement, a pyramid with few executives.',
    columns: { title: 'text', seniority: 'text', weight: 'number' },
    rows: `
      Junior Software Engineer|junior|5
      Software Engineer|mid|12
      Senior Software Engineer|senior|9
      Staff Engineer|lead|2
      Engineering Manager|lead|4
      Head of Engineering|executive|1
      Chief Technology Officer|executive|1
      DevOps Engineer|mid|4
      Data Analyst|mid|5
      Junior Data Analyst|junior|2
      Data Scientist|mid|3
      Senior Data Engineer|senior|2
      Product Designer|mid|4
      Senior Product Designer|senior|2
      Product Manager|mid|6
      Senior Product Manager|senior|3
      Head of Product|executive|1
      QA Engineer|mid|3
      IT Administrator|mid|4
      Support Specialist|junior|6
      Customer Success Manager|mid|5
      Head of Customer Success|lead|1
      Account Executive|mid|6
      Sales Development Representative|junior|5
      Sales Manager|lead|4
      Chief Revenue Officer|executive|1
      Marketing Assistant|junior|3
      Marketing Manager|mid|6
      Content Strategist|mid|2
      Senior Marketing Manager|senior|2
      Head of Marketing|executive|1
      Accountant|mid|5
      Junior Accountant|junior|2
      Financial Analyst|mid|3
      Finance Manager|lead|2
      Chief Financial Officer|executive|1
      HR Coordinator|junior|2
      HR Manager|mid|3
      Recruiter|mid|3
      Office Manager|mid|4
      Operations Coordinator|junior|3
      Operations Manager|lead|5
      Chief Operating Officer|executive|1
      Project Manager|mid|6
      Senior Project Manager|senior|2
      Business Analyst|mid|4
      Legal Counsel|senior|2
      Procurement Manager|mid|2
      Chief Executive Officer|executive|2
      Founder|executive|3
      Intern|junior|3
      Consultant|mid|4
      Executive Assistant|mid|2
      Security Engineer|senior|2`,
  })
}
