import { DeckPage } from '../../boards/mage-noir/decks/deck-page.tsx'
import { useGame } from '../../games/loaded-game.ts'

const DecksPage = () => <DeckPage loaded={useGame('mage-noir')} />

export default DecksPage
