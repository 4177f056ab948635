import { keyOf } from '@conclave/kernel'
import { type KeyboardEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { drawerTabs, usePlay } from '../play/play.ts'
import { Dialog } from '../ui/dialog.tsx'
import style from './palette.module.css'
import { saveMatch } from './save-match.ts'

interface Command {
  readonly id: string
  readonly label: string
  run(): void
}

/** Dialogs that open over the table. */
interface Dialogs {
  help(): void
  settings(): void
}

/** Everything that can be done now, found by typing a few letters of it. */
export const Palette = ({
  isOpen,
  onClose,
  ...dialogs
}: Dialogs & { readonly isOpen: boolean; onClose(): void }) => {
  const { texts } = usePlay()
  return (
    <Dialog title={texts.t('palette')} isOpen={isOpen} onClose={onClose}>
      {isOpen && <Search onClose={onClose} {...dialogs} />}
    </Dialog>
  )
}

const Search = ({ onClose, ...dialogs }: Dialogs & { onClose(): void }) => {
  const { texts } = usePlay()
  const commands = useCommands(dialogs)
  const [wanted, setWanted] = useState('')
  const [at, setAt] = useState(0)
  const list = useId()
  const cards = useCards()
  const found = (plain(wanted) === '' ? commands : [...commands, ...cards]).filter(({ label }) =>
    plain(wanted)
      .split(' ')
      .every((word) => plain(label).includes(word)),
  )
  const current = found[Math.min(at, found.length - 1)]
  const run = (command: Command | undefined) => {
    if (command === undefined) return
    onClose()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0))
    else if (event.key === 'Enter') run(current)
    else return
    event.preventDefault()
  }
  return (
    <div>
      <input
        className={`field ${style.input}`}
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={current && `${list}-${found.indexOf(current)}`}
        aria-autocomplete="list"
        aria-label={texts.t('palette.type')}
        placeholder={texts.t('palette.type')}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the palette is opened in order to type
        autoFocus
        value={wanted}
        onChange={({ target }) => {
          setWanted(target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label={texts.t('palette')} className={style.list}>
        {found.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above
          <div
            key={command.id}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={command === current}
            className={style.option}
            onClick={() => run(command)}
          >
            {command.label}
          </div>
        ))}
      </div>
      {found.length === 0 && <p>{texts.t('palette.none')}</p>}
    </div>
  )
}

const useCommands = ({ help, settings }: Dialogs): Command[] => {
  const play = usePlay()
  const {
    question,
    numbered,
    texts,
    choose,
    mayUndo,
    undo,
    openDrawer,
    snapshot,
    setViewer,
    nameOf,
    suggesting,
  } = play
  const [, navigate] = useLocation()
  const { t } = texts
  return [
    ...(question === null
      ? []
      : numbered.map((option) => ({
          id: keyOf(option),
          label: texts.option(question, option),
          run: () => choose(option),
        }))),
    ...(mayUndo ? [{ id: 'undo', label: t('undo'), run: undo }] : []),
    ...drawerTabs.map((tab) => ({
      id: tab,
      label: t('palette.show', { what: t(`drawer.${tab}`) }),
      run: () => openDrawer(tab),
    })),
    ...(snapshot.mySeats.length > 1
      ? snapshot.mySeats.map((seat) => ({
          id: `seat ${seat}`,
          label: t('palette.seat', { name: nameOf(seat) }),
          run: () => setViewer(seat),
        }))
      : []),
    ...(suggesting.to === null
      ? []
      : [
          {
            id: 'suggest',
            label: t('suggest.begin', { name: nameOf(suggesting.to) }),
            run: suggesting.begin,
          },
        ]),
    { id: 'export', label: t('export'), run: () => void saveMatch(play) },
    { id: 'help', label: t('help'), run: help },
    { id: 'settings', label: t('nav.settings'), run: settings },
    { id: 'lobby', label: t('nav.lobby'), run: () => navigate('/') },
  ]
}

/** Every card of the game, to be read, whether it lies on the table or not. Cards of one name are one entry. */
const useCards = (): Command[] => {
  const { cards, texts, inspect } = usePlay()
  const named = new Map([...cards.keys()].reverse().map((id) => [texts.card(id), id]))
  return [...named].reverse().map(([card, id]) => ({
    id: `card ${id}`,
    label: texts.t('palette.card', { card }),
    run: () => inspect(id),
  }))
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
