import { type Message, say } from '@conclave/kernel'
import { elements, type Mana } from '@conclave/mage-noir'

/** A few Mana in words. */
export const manaText = (mana: Mana): Message => {
  const parts = elements
    .filter((element) => (mana[element] ?? 0) > 0)
    .map((element) => say('mana.part', { count: mana[element] ?? 0, element: say(`element.${element}`) }))
  return parts.length === 0 ? say('mana.none') : say('mana', { parts })
}
