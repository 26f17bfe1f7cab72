import { escapeHtml } from '../platform/escape-html.ts';

interface PlainPage {
  readonly productName: string;
  readonly title: string;
  /** HTML after the heading. */
  readonly body: string;
}

/** A page that needs no scripts, in the colours of the offline page. */
export const plainPage = ({ productName, title, body }: PlainPage): string => `<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(productName)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/offline.css">
<script src="/theme.js"></script>
</head>
<body class="offline">
<main>
<a class="home" href="/"><img src="/favicon.svg" alt="" width="40" height="40">${escapeHtml(productName)}</a>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>`;
