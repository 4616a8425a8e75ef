import { Type } from 'typebox'
import { errorTable } from '../errors.ts'

/** Every error answer (RFC 9457). */
export const problemSchema = Type.Object(
  {
    type: Type.String({ description: 'Address of the explanation of the code, relative to this service.' }),
    title: Type.String({ description: 'The kind of error; the same for every error with this code.' }),
    status: Type.Integer({ description: 'The HTTP status.' }),
    detail: Type.String({ description: 'What is wrong with this request and what would be right.' }),
    instance: Type.String({
      description: 'The path of the request, followed by # and its id, which is also in the header x-request-id and in the log.',
    }),
    code: Type.String({ enum: Object.keys(errorTable), description: 'A stable identifier of the error for programs.' }),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          pointer: Type.String({
            description: "JSON pointer (RFC 6901) into the body; into the language model's schema for llm_schema_invalid.",
          }),
          detail: Type.String(),
          span: Type.Optional(
            Type.Object(
              { start: Type.Integer({ minimum: 0 }), end: Type.Integer({ minimum: 0 }) },
              { description: 'The position in the story: UTF-16 offsets, `end` exclusive.' },
            ),
          ),
        }),
      ),
    ),
  },
  { description: 'The error.' },
)
