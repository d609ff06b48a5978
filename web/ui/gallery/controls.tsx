import MenuIcon from 'lucide-react/icons/menu'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { Badge } from '../badge.tsx'
import { Button, buttonClass, IconButton } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { MarkButtons } from '../mark-buttons.tsx'
import { Menu } from '../menu.tsx'
import { OutsideLink } from '../outside-link.tsx'
import { TextField } from '../text-field.tsx'
import { arrival, toast } from '../toast.ts'
import { Row, Section } from './section.tsx'

export function Buttons() {
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
        <span id="gallery-marks">How did it go?</span>
        <MarkButtons
          labelledBy="gallery-marks"
          nameOf={(mark) => `${mark} of 10`}
          given={7}
          onGive={(mark) => toast({ title: String(mark) })}
        />
      </Row>
      <Row>
        <OutsideLink href="https://kiai.example">Track the parcel</OutsideLink>
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

export function Overlays() {
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
