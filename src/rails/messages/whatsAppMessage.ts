import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';

const parameter = z.object({ type: z.literal('text'), text: z.string() });

/** A message to somebody who has not written first, which only a template may be. */
export const whatsAppMessage = z.object({
  messaging_product: z.literal('whatsapp'),
  to: z.string().check(z.regex(/^\+?\d{8,15}$/)),
  type: z.literal('template'),
  /** Returned in each status webhook. */
  biz_opaque_callback_data: z.optional(z.string()),
  template: z.object({
    name: z.string(),
    language: z.object({ code: z.string() }),
    components: z._default(
      z.array(z.looseObject({ type: z.string(), parameters: z._default(z.array(parameter), []) })),
      [],
    ),
  }),
});
type Template = z.output<typeof whatsAppMessage>['template'];

/** The names of the merchant's templates: one for news, and one for codes. Both are in English. */
export interface WhatsAppTemplates {
  readonly template: string;
  readonly codeTemplate: string;
}
const LANGUAGE = 'en';
/** The number of parameters of each component. */
const NEWS = { body: 1 };
const CODE = { body: 1, button: 1 };

/** Meta's error response. */
export const whatsAppError = (message: string, code: number) => ({
  error: { message, type: 'OAuthException', code, fbtrace_id: 'AbCdEfGh' },
});

const NO_TEMPLATE = 132_001;

/** The HTTP status of Meta's response with a template's error. */
export const templateErrorStatus = ({ error }: ReturnType<typeof whatsAppError>): 400 | 404 =>
  error.code === NO_TEMPLATE ? 404 : 400;

/** Why Meta does not send a template, if it has approved these, or none at all; null if it sends it. */
export function templateError(
  { name, language, components }: Template,
  approved: WhatsAppTemplates | null,
): ReturnType<typeof whatsAppError> | null {
  const expected = name === approved?.template ? NEWS : name === approved?.codeTemplate ? CODE : undefined;
  if (!expected || language.code !== LANGUAGE)
    return whatsAppError('(#132001) Template name does not exist in the translation', NO_TEMPLATE);
  const given = Object.fromEntries(components.map(({ type, parameters }) => [type, parameters.length]));
  return isDeepStrictEqual(given, expected)
    ? null
    : whatsAppError('(#132000) Number of parameters does not match the expected number of params', 132_000);
}

/** Meta stores a template's text; the request contains only its name and parameters. */
export const templateText = ({ name, components }: Template): string =>
  [name, ...components.flatMap(({ parameters }) => parameters.map(({ text }) => text))].join('\n');
