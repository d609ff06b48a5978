import type { Language } from '#contract/language.ts'
import { escapeHtml as e } from '#server/http/escape-html.ts'

export interface MailContent {
  language: Language
  subject: string
  preheader: string
  headline: string
  hello: string
  lines: string[]
  button: string
  link: string
  linkHint: string
  reason: string
  motto: string
  unsubscribe?: { text: string; link: string } | undefined
}

const INK = '#0B0A09'
const BONE = '#F3EDE3'
const BLOOD = '#D7261E'
const ASH = '#A39B90'
const DISPLAY = `font-family:'Barlow Condensed','Arial Narrow',Impact,'Helvetica Neue',Arial,sans-serif;font-weight:800`
const TEXT = `font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`
const TABLE = 'role="presentation" border="0" cellpadding="0" cellspacing="0"'

/**
 * Every background colour is in the same style attribute as the text colour on it, and nowhere else (no bgcolor):
 * a mail program that drops styles drops both, and shows black on white.
 */
export function renderHtml(mail: MailContent): string {
  const paragraph = (line: string) =>
    `<p style="margin:0 0 16px;${TEXT};font-size:16px;line-height:1.55;color:${INK}">${e(line)}</p>`
  return `<!doctype html>
<html lang="${mail.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${e(mail.subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:${INK};color:${BONE}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${e(mail.preheader)}</div>
<table ${TABLE} width="100%" style="background-color:${INK};color:${BONE}"><tr><td align="center" style="padding:28px 12px 40px">
<table ${TABLE} width="560" style="width:100%;max-width:560px;text-align:left">
<tr><td style="padding:0 0 12px;${DISPLAY};font-size:32px;line-height:1;letter-spacing:4px;color:${BONE}">KIAI</td></tr>
<tr><td style="padding:0;border-top:8px solid ${BLOOD};background-color:${BONE};color:${INK}">
<table ${TABLE} width="100%"><tr><td style="padding:30px 26px 32px">
<h1 style="margin:0 0 20px;${DISPLAY};font-size:40px;line-height:1;text-transform:uppercase;color:${INK}">${e(mail.headline)}</h1>
${[mail.hello, ...mail.lines].map(paragraph).join('\n')}
<table ${TABLE} style="margin:26px 0 28px"><tr><td style="background-color:${BLOOD};color:#FFFFFF;border-radius:2px">
<a href="${e(mail.link)}" style="display:inline-block;padding:15px 28px;${DISPLAY};font-size:20px;line-height:1.1;letter-spacing:.5px;text-transform:uppercase;text-decoration:none;background-color:${BLOOD};color:#FFFFFF;border-radius:2px">${e(mail.button)}</a>
</td></tr></table>
<p style="margin:0;padding:14px 0 0;border-top:1px solid #D2C9BB;${TEXT};font-size:13px;line-height:1.5;color:#5A544C">${e(mail.linkHint)}<br>
<a href="${e(mail.link)}" style="color:${INK};word-break:break-all">${e(mail.link)}</a></p>
</td></tr></table>
</td></tr>
<tr><td style="padding:20px 2px 0;${TEXT};font-size:13px;line-height:1.55;color:${ASH}">
<p style="margin:0 0 10px">${e(mail.reason)}</p>
${mail.unsubscribe ? `<p style="margin:0 0 10px"><a href="${e(mail.unsubscribe.link)}" style="color:${BONE}">${e(mail.unsubscribe.text)}</a></p>\n` : ''}<p style="margin:0;color:${BONE}"><b>Kiai</b> · ${e(mail.motto)}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
