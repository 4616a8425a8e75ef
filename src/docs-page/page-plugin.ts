import { answerPanel } from './answer-panel.ts'
import { codeBlock } from './code-block.ts'
import { foldedHeaders } from './folded-headers.ts'
import { foldedResponse } from './folded-response.ts'
import { longAnswers } from './long-answers.ts'
import { namedSchema } from './named-schema.ts'
import { parseToJson, resolveSubtree } from './own-document.ts'
import { plainMarkdown } from './plain-markdown.ts'
import type { Component, Plugin, System } from './swagger-ui.ts'
import { type SchemaPart, typeText } from './type-text.ts'

interface BodyProps {
  readonly url: string
  readonly content: unknown
}

interface CodeProps {
  readonly className?: string
  readonly language?: string | null
  readonly children?: unknown
}

interface TypeProps {
  readonly schema: SchemaPart | boolean
}

/** The changes of this page to Swagger UI: long answers are cut, long texts not highlighted, error answers folded. */
export const pagePlugin: Plugin = {
  fn: { resolveSubtree },
  statePlugins: { spec: { wrapActions: { parseToJson } } },
  wrapComponents: {
    responseBody: (Original: Component<BodyProps>, { React: react }: System): Component<BodyProps> => {
      const Panel = answerPanel(react)
      return (props) => {
        const answer = longAnswers.of(props.url)
        return answer === null ? react.createElement(Original, props) : react.createElement(Panel, { answer })
      }
    },
    // Swagger UI creates an element for each token, which takes long even for answers of a few rows.
    SyntaxHighlighter: (Original: Component<CodeProps>, { React: react }: System): Component<CodeProps> => {
      const Block = codeBlock(react)
      return (props) => {
        const { children: text, language, className = '' } = props
        const isOwn = typeof text === 'string' && language !== 'bash'
        return isOwn ? react.createElement(Block, { text, className, isJson: language === 'json' }) : react.createElement(Original, props)
      }
    },
    Markdown: plainMarkdown,
    response: foldedResponse,
    headers: foldedHeaders,
    JSONSchema202012: namedSchema,
    JSONSchema202012KeywordType: (_original: Component<TypeProps>, { React: react }: System): Component<TypeProps> => {
      const className = 'json-schema-2020-12__attribute json-schema-2020-12__attribute--primary'
      return ({ schema }) => react.createElement('strong', { className }, typeof schema === 'object' ? typeText(schema) : 'any')
    },
  },
}
