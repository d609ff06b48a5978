// The imports that never exist. Capture groups stand for feature names, so a new feature is covered without being listed.
const test = '[.](test|spec)[.]tsx?$'
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`
/** What of the contract the browser may run: rules, lists and names, which need no schema. */
const light =
  '^contract/(access|display-name|errors|language|money|pages|personas|rooms|strategy|[a-z-]+-(rules|errors|items))[.]ts$'
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const sdk = (name, packages, home) =>
  forbid(
    `9-${name}`,
    `${packages.join(', ')}: only in ${home}, behind an interface of ours.`,
    { pathNot: [`^${home}`, '^tests/', test] },
    { path: npm(...packages) },
  )

export default {
  forbidden: [
    forbid(
      '1-web-apart-from-server',
      'The browser knows the server by the contract alone, not even by its types.',
      { path: '^web/' },
      { path: '^(server|tools|bench)/' },
    ),
    forbid(
      '1-server-apart-from-web',
      'The server never reaches into the browser code.',
      { path: '^server/' },
      { path: '^web/' },
    ),
    forbid(
      '2-contract-imports-only-zod',
      'Both sides run the contract, so it brings nothing along.',
      { path: '^contract/', pathNot: test },
      { pathNot: ['^contract/', npm('zod')] },
    ),
    forbid(
      '3-content-imports-only-contract',
      'Content is data.',
      { path: '^content/', pathNot: test },
      { pathNot: ['^content/', '^contract/'] },
    ),
    forbid(
      '4-web-features-apart',
      'Routes and the shell compose features; features do not know each other.',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/[^/]+/', pathNot: '^web/features/$1/' },
    ),
    forbid(
      '5-ui-without-domain',
      'Design primitives get their words and data from whoever uses them.',
      { path: '^web/ui/' },
      { path: ['^web/(?!ui/|store/)', '^content/'] },
    ),
    forbid(
      '6-server-features-by-public',
      "Another feature's public.ts is all of it that may be imported.",
      { path: '^server/features/([^/]+)/', pathNot: '^server/features/[^/]+/tables[.]ts$' },
      { path: '^server/features/[^/]+/', pathNot: ['^server/features/$1/', '^server/features/[^/]+/public[.]ts$'] },
    ),
    forbid(
      '6-tables-by-tables',
      'Foreign keys need the other table, and nothing more.',
      { path: '^server/features/([^/]+)/tables[.]ts$' },
      {
        path: '^server/features/[^/]+/',
        pathNot: ['^server/features/$1/', '^server/features/[^/]+/(public|tables)[.]ts$'],
      },
    ),
    forbid(
      '7-routes-without-sql',
      'A route guards, validates, calls a use case and returns.',
      { path: '^server/features/.*routes[.]ts$' },
      { path: ['/tables[.]ts$', '^server/db/', npm('drizzle-orm', 'pg')] },
    ),
    forbid(
      '8-use-cases-without-hono',
      'Only routes know that there is HTTP.',
      { path: '^server/(features|db|jobs|outside)/', pathNot: ['routes[.]ts$', test] },
      { path: npm('hono', '@hono/[^/]+') },
    ),
    sdk('mail-sdk', ['nodemailer'], 'server/outside/mail/'),
    sdk('outside-sdk', ['stripe', 'ai', '@ai-sdk/[^/]+', 'aws4fetch', 'openid-client'], 'server/outside/'),
    sdk('pictures-sdk', ['sharp'], 'server/features/files/'),
    sdk('accounts-sdk', ['better-auth', '@better-auth/[^/]+'], 'server/features/accounts/'),
    sdk('jobs-sdk', ['pg-boss'], 'server/jobs/'),
    sdk('limits-sdk', ['rate-limiter-flexible'], 'server/http/'),
    forbid('11-no-cycle', 'Data walks one way.', {}, { circular: true }),
    forbid(
      'web-never-climbs',
      'Routes stand on the shell and on features, the shell on features; nothing goes back up.',
      { path: '^web/(?!routes/)[^/]+/' },
      { path: ['^web/routes/', '^web/(main|landing|prerender)[.]tsx$'] },
    ),
    forbid(
      'shell-above-features',
      'The shell is what surrounds every page. A feature does not know in which page it stands.',
      { path: '^web/(?!routes/|shell/)[^/]+/' },
      { path: '^web/shell/' },
    ),
    forbid(
      'web-without-schemas',
      'A page is shown without zod: it knows calls by name and schemas by type, and forms load theirs when they are used.',
      { path: '^(web|content)/', pathNot: [test, '/form-schemas[.]ts$', '^web/forms/all-schemas[.]ts$'] },
      {
        path: [npm('zod'), '^contract/', '/form-schemas[.]ts$', '^web/forms/all-schemas[.]ts$'],
        pathNot: light,
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'rules-without-schemas',
      'What the browser runs of the contract brings no schema along.',
      { path: light },
      { path: [npm('zod'), '^contract/'], pathNot: light, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'product-without-tests',
      'What runs for people never leans on what runs for tests.',
      { path: '^(contract|content|server|web|tools)/', pathNot: test },
      { path: ['^tests/', test] },
    ),
    forbid('resolvable', 'An import that leads nowhere hides from every other rule.', {}, { couldNotResolve: true }),
  ],
  options: {
    // TypeScript 7 has no compiler API: with the default parser our files are skipped or half read, and pass.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
}
