import { Outline } from '../../../art/icon.tsx'
import { icons, type NoirIcon } from './icons.ts'

const isIcon = (name: string): name is NoirIcon => Object.hasOwn(icons, name)

/** The picture of a card, or a sign of the board. */
export const Picture = ({
  name,
  className,
}: {
  readonly name: string
  readonly className?: string | undefined
}) => <Outline path={icons[isIcon(name) ? name : 'rite-of-passage']} className={className} />
