import { findGame, type Loaded } from '@conclave/games'
import { joinCatalogues } from '@conclave/texts'
import { use } from 'react'
import { loadBoard } from '../boards/registry.ts'
import type { BoardKit } from '../kit/kit.ts'

/** A game's rules and texts, and its board if it has one. */
export interface LoadedGame extends Loaded {
  readonly kit: BoardKit | null
}

const loading = new Map<string, Promise<LoadedGame>>()

const loadGame = (id: string, edition?: string): Promise<LoadedGame> => {
  const key = `${id} ${edition ?? ''}`
  const known = loading.get(key)
  if (known !== undefined) return known
  const load = async (): Promise<LoadedGame> => {
    const found = findGame(id, edition)
    if ('problem' in found) throw new Error(found.problem)
    const [loaded, kit] = await Promise.all([found.entry.load(found.edition), loadBoard(id)])
    if (kit?.texts === undefined) return { ...loaded, kit }
    const catalogues = joinCatalogues(loaded.texts.catalogues, kit.texts)
    return { ...loaded, texts: { ...loaded.texts, catalogues }, kit }
  }
  const started = load()
  loading.set(key, started)
  // A lost network must not spoil the next attempt.
  started.catch(() => loading.delete(key))
  return started
}

/** Waits for a game in the nearest Suspense. */
export const useGame = (id: string, edition?: string): LoadedGame => use(loadGame(id, edition))
