import Flame from 'lucide-react/icons/flame'
import Inbox from 'lucide-react/icons/inbox'
import MenuIcon from 'lucide-react/icons/menu'
import Moon from 'lucide-react/icons/moon'
import Plus from 'lucide-react/icons/plus'
import Sun from 'lucide-react/icons/sun'
import Trash2 from 'lucide-react/icons/trash'
import { type ReactNode, useState } from 'react'
import { Avatar } from './avatar.tsx'
import { Badge } from './badge.tsx'
import { Button, buttonClass, IconButton } from './button.tsx'
import { Card } from './card.tsx'
import { Checkbox, Switch } from './choice-field.tsx'
import { Dialog } from './dialog.tsx'
import { FlameIcon, GuardIcon, ScrollIcon, SpeechIcon } from './emblems.tsx'
import { EmptyState } from './empty-state.tsx'
import { InkCircle, InkStroke, InkSun, InkUnderline } from './ink.tsx'
import { InkCover } from './ink-cover.tsx'
import { Menu } from './menu.tsx'
import { Notice } from './notice.tsx'
import { PasswordField } from './password-field.tsx'
import { Progress } from './progress.tsx'
import { Skeleton, SkeletonGroup } from './skeleton.tsx'
import { Loading } from './spinner.tsx'
import { Table } from './table.tsx'
import { Tabs } from './tabs.tsx'
import { SelectField, TextArea, TextField } from './text-field.tsx'
import { arrival, toast } from './toast.ts'
import { WarMask } from './war-mask.tsx'
import { type MaskFace, maskFaces } from './war-mask-faces.ts'
import { Wordmark } from './wordmark.tsx'

const faces = Object.keys(maskFaces) as MaskFace[]

/** Every primitive in its states, for those who build with them. The app around it brings the toasts. */
export function Gallery() {
  return (
    <main id="content" className="page grid gap-16 py-10">
      <Poster />
      <Section title="Type">
        <p className="type-display text-hero">
          Hero <span className="type-outline">hollow</span>
        </p>
        <p className="type-display text-title">Title of a page</p>
        <p className="type-display text-heading">Heading of a part</p>
        <p className="type-display text-subheading">Subheading of a card</p>
        <p className="type-eyebrow">Eyebrow, quiet and wide</p>
        <p className="max-w-prose text-lead">Lead. Two sessions and five weeks is ten chances.</p>
        <p className="max-w-prose">Body text, quiet beside the display face. You said you gas out in round three.</p>
        <p className="max-w-prose text-sm text-muted">Small and muted: used today, at half past nine.</p>
        <nav aria-label="Sample" className="flex flex-wrap gap-8 font-display text-xl font-semibold uppercase">
          <a className="brush-link" aria-current="page" href="#content">
            War Room
          </a>
          <a className="brush-link text-muted hover:text-text" href="#content">
            Art of War
          </a>
          <span className="text-danger">Blood</span>
          <span className="text-fire">Fire</span>
          <span className="text-gilt">Brass</span>
          <span className="text-good">Good</span>
        </nav>
      </Section>
      <Buttons />
      <Masks />
      <Cards />
      <Forms />
      <Overlays />
      <States />
      <Data />
    </main>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-6">
      <h2 className="type-display flex items-center gap-4 text-title after:h-px after:grow after:bg-line">{title}</h2>
      {children}
    </section>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-5">{children}</div>
}

function Poster() {
  return (
    <div className="on-ink cut-bottom relative isolate overflow-hidden px-6 pt-8 pb-24 md:px-12">
      <InkSun seed="kiai" className="absolute -end-16 -top-2 -z-1 w-72 text-blood md:end-10 md:-top-10 md:w-[34rem]" />
      <InkStroke seed="sweep" className="absolute -end-10 bottom-0 -z-1 h-40 w-4/5 -rotate-6 text-smoke" />
      <WarMask id="poster" mask={maskFaces.oni} className="absolute end-2 top-12 -z-1 w-40 md:end-36 md:w-72" />
      <Wordmark label="Kiai" />
      <p className="type-eyebrow mt-56 md:mt-40">Train. Fight. Win.</p>
      <h1 className="type-display mt-3 text-hero">
        The
        <br />
        pieces
      </h1>
      <InkUnderline seed="one" className="mt-4 h-4 w-72 text-blood" />
    </div>
  )
}

function Buttons() {
  const [busy, setBusy] = useState(false)
  return (
    <Section title="Buttons">
      <Row>
        <Button size="large">Enter fight camp</Button>
        <Button>Sign up</Button>
        <Button size="small">Power up</Button>
        <Button disabled>Disabled</Button>
        <Button busy>Sending</Button>
      </Row>
      <Row>
        <Button variant="secondary">Ignite your fire</Button>
        <Button variant="secondary" busy={busy} onClick={() => setBusy(true)}>
          Press to keep busy
        </Button>
        <Button variant="danger">
          <Trash2 aria-hidden="true" className="size-4" /> Delete
        </Button>
        <Button variant="ghost">Cancel</Button>
        <a className={buttonClass({ variant: 'text' })} href="#content">
          A link that reads as a button
        </a>
        <IconButton label="Open the menu">
          <MenuIcon aria-hidden="true" className="size-5" />
        </IconButton>
      </Row>
      <Row>
        <Badge>Member</Badge>
        <Badge variant="ember">On fire</Badge>
        <Badge variant="brass">Elite member</Badge>
        <Badge variant="blood">Coach</Badge>
        <Badge variant="quiet">In review</Badge>
      </Row>
    </Section>
  )
}

function Masks() {
  return (
    <Section title="Masks and ink">
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {faces.map((face) => (
          <Card key={face} flush className="grid justify-items-center p-4">
            <WarMask id={face} mask={maskFaces[face]} label={`${face} mask`} className="w-full max-w-44" />
            <p className="type-eyebrow mt-3">{face}</p>
          </Card>
        ))}
      </div>
      <Row>
        {[...'ABCDEFGHIJKLMN'].map((letter) => (
          <Avatar key={letter} id={`member ${letter}`} size="large" label={`Member ${letter}`} />
        ))}
        <Avatar id="broken" src="https://127.0.0.1:1/missing.png" label="Picture that fails" size="large" />
      </Row>
      <div className="grid gap-4 sm:grid-cols-3">
        <InkCover seed="footwork" className="w-full" />
        <InkCover seed="seminar" tone="brass" className="w-full" />
        <InkCover seed="breathing" tone="ember" className="w-full" />
      </div>
      <Row>
        <InkCircle seed="enso" className="size-32 text-edge" />
        <InkCircle seed="breath" className="size-32 text-blood" />
        <InkStroke seed="low" className="h-20 w-96 max-w-full text-strong" />
      </Row>
    </Section>
  )
}

function Cards() {
  const arsenal = [
    { title: 'Elite coaches', text: 'Eight personas, each with a school of thought.', icon: <GuardIcon /> },
    { title: 'Warrior mindset', text: 'Four questions. One flame.', icon: <FlameIcon /> },
    { title: 'War room', text: 'Say the problem. Leave with a plan.', icon: <SpeechIcon /> },
    { title: 'Art of war', text: 'Twelve old truths, read for your fight.', icon: <ScrollIcon /> },
  ]
  return (
    <Section title="Cards">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {arsenal.map(({ title, text, icon }, index) => (
          <Card as="li" key={title} leads numeral={index + 1} className="grid gap-3">
            {icon}
            <h3 className="type-display mt-6 text-heading">
              <a data-cover href="#content">
                {title}
              </a>
            </h3>
            <p className="text-muted">{text}</p>
          </Card>
        ))}
      </ul>
      <div className="grid gap-4 sm:grid-cols-3">
        <Card tone="chosen">Chosen</Card>
        <Card tone="fire">Burning</Card>
        <Card tone="brass">Elite</Card>
      </div>
    </Section>
  )
}

function Forms() {
  return (
    <Section title="Fields">
      <form className="grid max-w-4xl gap-6 sm:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
        <TextField label="Full name" required autoComplete="name" hint="As your coach should call you." />
        <TextField label="E-mail" type="email" defaultValue="warrior@" error="This address is not complete." />
        <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" defaultValue="osu osu" />
        <TextField label="E-mail, read only" readOnly value="member@kiai.example" />
        <SelectField label="Strategy" hint="You can change it later.">
          <option>Fight</option>
          <option>Career</option>
        </SelectField>
        <TextField label="Search" type="search" placeholder="A placeholder says little" />
        <TextArea label="Motivation" required className="sm:col-span-2" placeholder="Say the problem…" />
        <div>
          <Checkbox label="I have read the rules of the house" required error="Tick it to go on." />
          <Checkbox label="Send me the weekly digest" defaultChecked />
        </div>
        <div>
          <Switch label="Active in the marketplace" defaultChecked hint="Members see it at once." />
          <Switch label="Reminders" />
          <Switch label="Not allowed" disabled />
        </div>
      </form>
    </Section>
  )
}

function Overlays() {
  const [open, setOpen] = useState(false)
  const [language, setLanguage] = useState('pt')
  const languages = { en: 'English', pt: 'Português', es: 'Español' }
  return (
    <Section title="Menu, dialog, toasts">
      <Row>
        <Menu
          label="Language"
          buttonClassName={buttonClass({ variant: 'secondary', size: 'small' })}
          items={Object.entries(languages).map(([code, label]) => ({
            id: code,
            label,
            lang: code,
            checked: code === language,
            onSelect: () => setLanguage(code),
          }))}
        >
          {language.toUpperCase()}
        </Menu>
        <Menu
          label="Theme and more"
          buttonClassName={buttonClass({ variant: 'ghost', size: 'small' })}
          items={[
            { id: 'home', label: 'Homepage', href: '#content' },
            { id: 'dark', label: 'Dark', icon: <Moon />, onSelect: () => setTheme('dark') },
            { id: 'light', label: 'Light', icon: <Sun />, onSelect: () => setTheme('light') },
            { id: 'out', label: 'Sign out', separated: true, danger: true, onSelect: () => undefined },
          ]}
        >
          More
        </Menu>
        <Button onClick={() => setOpen(true)}>Save &amp; restart</Button>
        <Button variant="secondary" onClick={() => toast({ title: 'Chat saved', variant: 'success' })}>
          Outcome
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast({ title: 'Save failed', description: 'Please try again.', variant: 'destructive' })}
        >
          Failure
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            arrival({
              title: 'New reply',
              description: 'Your coach answered in the War Room.',
              action: { label: 'Open', onClick: () => undefined },
            })
          }
        >
          Arrival
        </Button>
      </Row>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Save & restart"
        closeLabel="Close"
        footer={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button onClick={() => toast({ title: 'Topic required', variant: 'destructive' })}>Save session</Button>
          </>
        }
      >
        <TextField label="Topic" required placeholder="Career growth plan" />
      </Dialog>
    </Section>
  )
}

function setTheme(theme: 'dark' | 'light') {
  document.documentElement.dataset.theme = theme
}

function States() {
  return (
    <Section title="States">
      <div className="grid gap-4 lg:grid-cols-2">
        <Card>
          <EmptyState
            seed="sessions"
            title="No sessions yet"
            icon={<Inbox className="size-8" />}
            action={<Button>Open the war room</Button>}
          >
            Say the problem once. The plan stays here, ready to be picked up again.
          </EmptyState>
        </Card>
        <Card className="grid content-between gap-6">
          <SkeletonGroup label="Loading your dashboard…" className="grid gap-3">
            <Skeleton className="h-8 w-2/3" />
            <Skeleton />
            <Skeleton className="h-4 w-5/6" />
            <Skeleton className="h-32" />
          </SkeletonGroup>
          <Loading label="Loading…" />
        </Card>
      </div>
      <Notice
        tone="error"
        title="Your sessions did not load"
        action={
          <Button size="small" variant="secondary">
            Retry
          </Button>
        }
      >
        The rest of the page works.
      </Notice>
      <Notice tone="warn" title="Two messages left today" />
      <Notice tone="success">Your profile is saved.</Notice>
      <Notice>Your application is being reviewed.</Notice>
      <div className="grid gap-3">
        <Progress label="Question 2 of 4" value={50} />
        <Progress label="Fire level" value={85} tone="fire" />
        <Progress label="Seats sold" value={20} tone="brass" />
      </div>
    </Section>
  )
}

function Data() {
  const rows = [
    { name: 'Ana Prado', role: 'Member', amount: '$149.00' },
    { name: 'Luis Ortega', role: 'Elite member', amount: '$29.00' },
  ]
  return (
    <Section title="Tabs and table">
      <Tabs
        label="Admin"
        tabs={[
          {
            id: 'users',
            label: 'All users',
            panel: (
              <Table
                caption="All users"
                rows={rows}
                rowKey={(row) => row.name}
                columns={[
                  { id: 'name', header: 'Name', cell: (row) => row.name },
                  { id: 'role', header: 'Role', cell: (row) => <Badge variant="quiet">{row.role}</Badge> },
                  { id: 'amount', header: 'Amount', cell: (row) => row.amount, align: 'end' },
                ]}
              />
            ),
          },
          { id: 'pending', label: 'Pending approvals', panel: <p>Nobody waits.</p> },
          { id: 'money', label: 'Transactions', panel: <Flame aria-hidden="true" className="size-8 text-fire" /> },
        ]}
      />
      <Button variant="text" className="justify-self-start">
        <Plus aria-hidden="true" className="size-5" /> Add
      </Button>
    </Section>
  )
}
