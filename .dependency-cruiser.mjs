// Forbidden imports. Capture groups match feature names, so that a new feature is covered without being listed.
const test = '[.](test|spec)[.]tsx?$'
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`
/** The contract files that the browser may run: rules, lists and names, which need no schema. */
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
      'The browser imports only the contract, no code or types of the server.',
      { path: '^web/' },
      { path: '^(server|tools|bench)/' },
    ),
    forbid(
      '1-server-apart-from-web',
      'The server never imports browser code.',
      { path: '^server/' },
      { path: '^web/' },
    ),
    forbid(
      '2-contract-imports-only-zod',
      'Both sides run the contract, so it has no other dependency.',
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
      'Design components get their texts and data as props.',
      { path: '^web/ui/' },
      { path: ['^web/(?!ui/|store/)', '^content/'] },
    ),
    forbid(
      '6-server-features-by-public',
      "Only another feature's public.ts may be imported.",
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
      'Only routes deal with HTTP.',
      { path: '^server/(features|db|jobs|outside)/', pathNot: ['routes[.]ts$', test] },
      { path: npm('hono', '@hono/[^/]+') },
    ),
    sdk('mail-sdk', ['nodemailer'], 'server/outside/mail/'),
    sdk('outside-sdk', ['stripe', 'ai', '@ai-sdk/[^/]+', 'aws4fetch', 'openid-client'], 'server/outside/'),
    sdk('calendar-sdk', ['ical[.]js'], 'server/outside/busy-calendar/'),
    sdk('pictures-sdk', ['sharp'], 'server/features/files/'),
    sdk('accounts-sdk', ['better-auth', '@better-auth/[^/]+'], 'server/features/accounts/'),
    sdk('jobs-sdk', ['pg-boss'], 'server/jobs/'),
    sdk('limits-sdk', ['rate-limiter-flexible'], 'server/http/'),
    forbid('11-no-cycle', 'Imports go in one direction.', {}, { circular: true }),
    forbid(
      'web-never-climbs',
      'Routes import the shell and features, the shell imports features; never the other way round.',
      { path: '^web/(?!routes/)[^/]+/' },
      { path: ['^web/routes/', '^web/(main|landing|prerender)[.]tsx$'] },
    ),
    forbid(
      'shell-above-features',
      'The shell surrounds every page. A feature must not depend on the page that shows it.',
      { path: '^web/(?!routes/|shell/)[^/]+/' },
      { path: '^web/shell/' },
    ),
    forbid(
      'web-without-schemas',
      'A page is shown without zod: calls are typed by name, and forms load their schemas when they are used.',
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
      'Contract files that the browser runs must not import schemas.',
      { path: light },
      { path: [npm('zod'), '^contract/'], pathNot: light, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'product-without-tests',
      'Product code never imports test code.',
      { path: '^(contract|content|server|web|tools)/', pathNot: test },
      { path: ['^tests/', test] },
    ),
    forbid(
      'resolvable',
      'An import that cannot be resolved is not checked by the other rules.',
      {},
      { couldNotResolve: true },
    ),
  ],
  options: {
    // TypeScript 7 has no compiler API: the default parser skips our files or reads only parts of them, and they pass.
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
