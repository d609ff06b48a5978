import { useState } from 'react'
import { CheckList } from '../check-list.tsx'
import { Checkbox, Switch } from '../choice-field.tsx'
import { PasswordField } from '../password-field.tsx'
import { PicturePreview } from '../picture-preview.tsx'
import { SelectField, TextArea, TextField } from '../text-field.tsx'
import { Section } from './section.tsx'

export function Forms() {
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
        <TextArea label="Motivation" required className="sm:col-span-2" placeholder="Name the problem…" />
        <div>
          <Checkbox label="I have read the rules of the house" required error="Tick it to go on." />
          <Checkbox label="Send me the weekly digest" defaultChecked />
        </div>
        <div>
          <Switch label="Active in the marketplace" defaultChecked hint="Members see it at once." />
          <Switch label="Reminders" />
          <Switch label="Not allowed" disabled />
        </div>
        <Specialties />
        <Specialties error="Choose at least two." />
      </form>
      <div className="grid gap-6 sm:grid-cols-2">
        <PicturePreview id="nobody" address="" label="No picture" states={pictureStates} />
        <PicturePreview
          id="lost"
          address="https://127.0.0.1:1/missing.png"
          label="A picture that fails"
          states={pictureStates}
          inline
        />
      </div>
    </Section>
  )
}

const pictureStates = {
  none: 'Without a picture, your mask stands in.',
  shown: 'This is what others see.',
  missing: 'No picture at this address.',
}

function Specialties({ error }: { error?: string }) {
  const [chosen, setChosen] = useState(['boxing'])
  return (
    <CheckList
      name="specialties"
      label="Specialties"
      required
      {...(error ? { error } : { hint: 'Two or more.' })}
      options={[
        { value: 'boxing', label: 'Boxing' },
        { value: 'wrestling', label: 'Wrestling' },
        { value: 'mind', label: 'Mental performance' },
      ]}
      chosen={chosen}
      onChoose={setChosen}
    />
  )
}
