import { escapeHtml } from '../../platform/escape-html.ts';
import type { Copy } from '../copy.ts';

interface Letterhead {
  readonly productName: string;
  /** The page that the button opens; null for no button. */
  readonly actionUrl: string | null;
  /** The page to switch these messages off; null for those that are always sent. */
  readonly preferencesUrl: string | null;
}

/** The palette of the design system in a notation that mail programs support (`tests/repo/colors.test.ts`). */
const LIGHT = {
  paper: '#fdfaf4',
  card: '#fffefb',
  line: '#e3ded4',
  ink: '#12241a',
  ink2: '#3e4d44',
  brand: '#025032',
  onBrand: '#fdfaf1',
};
const DARK = {
  paper: '#0c1611',
  card: '#121f19',
  line: '#27352f',
  ink: '#f3efe5',
  ink2: '#c8c9ba',
  brand: '#89cb9e',
  onBrand: '#021c10',
};

/** Attributes of tables, because mail programs use them for layout. */
const FULL_WIDTH = '100%';
const FONT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

/**
 * An email as HTML: one column in tables, without pictures, with inline styles, because mail programs drop others. It
 * is dark if the mail program is.
 */
export function renderHtml(
  { subject, text, details, facts, action, code }: Copy,
  { productName, actionUrl, preferencesUrl }: Letterhead,
): string {
  const body = [
    paragraph(text),
    code &&
      `<p class="k-ink" style="margin:24px 0;${FONT};font-size:34px;font-weight:700;letter-spacing:8px;color:${LIGHT.ink}">${escapeHtml(code)}</p>`,
    facts && factsTable(facts),
    details &&
      `<p class="k-ink2" style="margin:16px 0;${FONT};font-size:15px;line-height:24px;color:${LIGHT.ink2}">${details.map(escapeHtml).join('<br>')}</p>`,
    action && actionUrl && button(action.label, actionUrl),
  ];
  const footer = preferencesUrl
    ? `You get this because you save for a home with ${escapeHtml(productName)}. <a class="k-ink2" href="${escapeHtml(preferencesUrl)}" style="color:${LIGHT.ink2}">Choose what we write to you</a>.`
    : `${escapeHtml(productName)} never asks for your password or a code.`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .k-paper { background: ${DARK.paper} !important }
  .k-card { background: ${DARK.card} !important; border-color: ${DARK.line} !important }
  .k-line { border-color: ${DARK.line} !important }
  .k-ink { color: ${DARK.ink} !important }
  .k-ink2 { color: ${DARK.ink2} !important }
  .k-button { background: ${DARK.brand} !important; color: ${DARK.onBrand} !important }
}
</style>
</head>
<body class="k-paper" style="margin:0;padding:0;background:${LIGHT.paper}">
<table role="presentation" width="${FULL_WIDTH}" cellpadding="0" cellspacing="0" class="k-paper" style="background:${LIGHT.paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="${FULL_WIDTH}" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="k-ink" style="padding:0 4px 16px;${FONT};font-size:20px;font-weight:700;color:${LIGHT.ink}">${escapeHtml(productName)}</td></tr>
<tr><td class="k-card" style="padding:28px;background:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:16px">
<h1 class="k-ink" style="margin:0 0 16px;${FONT};font-size:22px;line-height:28px;color:${LIGHT.ink}">${escapeHtml(subject)}</h1>
${body.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="k-ink2" style="padding:16px 4px;${FONT};font-size:13px;line-height:20px;color:${LIGHT.ink2}">${footer}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const paragraph = (text: string): string =>
  `<p class="k-ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:26px;color:${LIGHT.ink}">${escapeHtml(text)}</p>`;

const factsTable = (facts: NonNullable<Copy['facts']>): string =>
  `<table width="${FULL_WIDTH}" cellpadding="0" cellspacing="0" style="margin:8px 0 16px">${facts
    .map(
      ([name, value]) =>
        `<tr><th scope="row" align="left" class="k-ink2 k-line" style="padding:8px 16px 8px 0;border-top:1px solid ${LIGHT.line};${FONT};font-size:14px;font-weight:400;color:${LIGHT.ink2}">${escapeHtml(name)}</th><td align="right" class="k-ink k-line" style="padding:8px 0;border-top:1px solid ${LIGHT.line};${FONT};font-size:15px;font-weight:600;color:${LIGHT.ink}">${escapeHtml(value)}</td></tr>`,
    )
    .join('')}</table>`;

const button = (label: string, url: string): string =>
  `<p style="margin:24px 0 0"><a class="k-button" href="${escapeHtml(url)}" style="display:inline-block;padding:14px 22px;border-radius:10px;background:${LIGHT.brand};color:${LIGHT.onBrand};${FONT};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;
