import { describe, expect, test } from 'vitest'
import { texts } from '#tools/gates/texts.ts'
import { plantTree } from './planted-tree.ts'

const english = "export const en = { hello: 'Hello {{name}}', day_one: 'One day', day_other: '{{count}} days' }\n"
const portuguese =
  "export const pt = { hello: 'Olá, {{name}}', day_one: 'Um dia', day_many: '{{count}} de dias', day_other: '{{count}} dias' }\n"
const spanish =
  "export const es = { hello: 'Hola, {{name}}', day_one: 'Un día', day_many: '{{count}} de días', day_other: '{{count}} días' }\n"

const folder = 'web/features/greeting/texts'
const clean = { [`${folder}/en.ts`]: english, [`${folder}/pt.ts`]: portuguese, [`${folder}/es.ts`]: spanish }

async function faultsOf(files: Record<string, string>): Promise<string[]> {
  const root = await plantTree({ ...clean, ...files }, ['contract'])
  const { passed, output } = await texts(root)
  const faults = output.split('\n').filter(Boolean)
  expect(passed).toBe(faults.length === 0)
  return faults
}

describe('the texts gate', () => {
  test('passes complete texts in three languages', async () => {
    expect(await faultsOf({})).toEqual([])
  })

  test('reports a missing key and a key that English does not have', async () => {
    const changed = portuguese.replace('hello:', 'greeting:')
    expect(await faultsOf({ [`${folder}/pt.ts`]: changed })).toEqual([
      `${folder} pt hello: missing`,
      `${folder} pt greeting: not in English`,
    ])
  })

  test('reports an empty text', async () => {
    const changed = spanish.replace("'Un día'", "' '")
    expect(await faultsOf({ [`${folder}/es.ts`]: changed })).toEqual([`${folder} es day_one: empty`])
  })

  test('reports a text left in English, but not a name that is the same everywhere', async () => {
    const both = (hello: string) => `export const texts = { hello: '${hello}', brand: 'Kiai', number: '{{count}}' }\n`
    const faults = await faultsOf({
      'web/i18n/texts/en.ts': both('Enter Fight Camp'),
      'web/i18n/texts/pt.ts': both('Enter Fight Camp'),
      'web/i18n/texts/es.ts': both('Entra al camp'),
    })
    expect(faults).toEqual(['web/i18n/texts pt hello: same as English: “Enter Fight Camp”'])
  })

  test('reports a missing or misspelt placeholder', async () => {
    const changed = {
      pt: portuguese.replace('{{name}}', '{{nome}}'),
      es: spanish.replace("'{{count}} días'", "'días'"),
    }
    expect(await faultsOf({ [`${folder}/pt.ts`]: changed.pt, [`${folder}/es.ts`]: changed.es })).toEqual([
      `${folder} pt hello: has {{nome}} where English has {{name}}`,
      `${folder} es day_other: has no placeholder where English has {{count}}`,
    ])
  })

  test('calls a text written as a function with placeholders for its values', async () => {
    const mail = (text: string) => `export const texts = { hello: (name: string, { day }: Day) => ${text} }
type Day = { day: string }
`
    const faults = await faultsOf({
      'server/features/mails/texts/en.ts': mail("'Hey ' + name + ', ' + day"),
      'server/features/mails/texts/pt.ts': mail("day + ', ' + name"),
      'server/features/mails/texts/es.ts': mail("'Hola, ' + day"),
    })
    expect(faults).toEqual(['server/features/mails/texts es hello: has {{day}} where English has {{day}} {{value0}}'])
  })

  test('reports a missing plural form that the language needs', async () => {
    const changed = spanish.replace("day_many: '{{count}} de días', ", '')
    expect(await faultsOf({ [`${folder}/es.ts`]: changed })).toEqual([`${folder} es day_many: plural form missing`])
  })

  test('reports a language without a file', async () => {
    const root = await plantTree({ [`${folder}/en.ts`]: english, [`${folder}/pt.ts`]: portuguese }, ['contract'])
    const { passed, output } = await texts(root)
    expect({ passed, output }).toEqual({ passed: false, output: `${folder} es: missing` })
  })

  test('checks content with the languages side by side', async () => {
    const faults = await faultsOf({
      'content/quotes.ts': `export const quotes = [
  { id: 'a', text: { en: 'Know yourself.', pt: 'Conheça a si.', es: 'Conócete.' } },
  { id: 'b', text: { en: 'Strike first.', pt: '', es: 'Strike first.' } },
  { id: 'c', text: { en: 'Stand.', pt: 'De pé.' } },
]
`,
    })
    expect(faults).toEqual([
      'content/quotes.ts quotes.1.text pt: empty',
      'content/quotes.ts quotes.1.text es: same as English: “Strike first.”',
      'content/quotes.ts quotes.2.text es: missing',
    ])
  })

  test('fails for a project without texts', async () => {
    const root = await plantTree({}, ['contract'])
    const result = await texts(root)
    expect(result).toEqual({ passed: false, output: 'found no texts to look at' })
  })
})

test('the texts gate reports literal text in JSX wherever a person would read or hear it', async () => {
  const faults = await faultsOf({
    'web/routes/home.tsx': `export const Home = ({ t, open, name }: Props) => (
  <main className="plain" id="home" data-state={open ? 'open' : 'closed'}>
    {t('home.title')} · 2026 — {name}
    Fight for your dreams
    <kbd>Ctrl K</kbd> <b>Kiai</b>
    <img src="/a.svg" alt="A mask" />
    <button aria-label={\`Close \${name}\`}>{open ? 'Close' : t('open')}</button>
    <Field label={'E-mail'} />
    <>{open && 'Saved'}</>
  </main>
)
`,
    'web/ui/gallery/buttons.tsx': 'export const Gallery = () => <p>Every button</p>\n',
    'web/routes/home.test.tsx': 'export const Home = () => <p>Every button</p>\n',
  })
  expect(faults).toEqual([
    'web/routes/home.tsx:4: literal text “Fight for your dreams”',
    'web/routes/home.tsx:6: literal text “A mask”',
    'web/routes/home.tsx:7: literal text “Close”',
    'web/routes/home.tsx:7: literal text “Close”',
    'web/routes/home.tsx:8: literal text “E-mail”',
    'web/routes/home.tsx:9: literal text “Saved”',
  ])
})
