import type { GlossaryTexts } from './en.ts'

/** The words of the glossary beside a card, in French. */
export const fr: GlossaryTexts = {
  'glossary.instability': 'instabilité',
  'glossary.instability.text':
    'Des cubes dans les emplacements d’une salle, chacun à la couleur de qui l’a posé. Une salle pleine est détruite à l’entretien ; la majorité prend son jeton, l’égalité le donne à la Rose noire.',
  'glossary.convert': 'convertissez',
  'glossary.convert.text': 'Remplacer des cubes d’autrui par les vôtres ; les leurs leur reviennent.',
  'glossary.evocation': 'évocation',
  'glossary.evocation.text':
    'Une figurine invoquée que vous contrôlez. Elle agit en phase d’évocation : elle se déplace, puis peut attaquer. Trois au plus.',
  'glossary.trap': 'piège',
  'glossary.trap.text':
    'Une fois lancé, il reçoit un marqueur et reste face cachée. Quand ce qu’il attend se produit, son propriétaire peut le révéler.',
  'glossary.protection': 'protection',
  'glossary.protection.text': 'Comme un piège, mais elle répond à ce qui arrive à son propriétaire.',
  'glossary.contingency': 'contingence',
  'glossary.contingency.text': 'Un sort à effet immédiat qui n’est pas un combat.',
  'glossary.grimoire': 'Grimoire',
  'glossary.grimoire.text': 'Votre pioche de sorts ; vide, elle se refait avec vos Souvenirs mélangés.',
  'glossary.memories': 'Souvenirs',
  'glossary.memories.text': 'Votre défausse, face visible.',
  'glossary.crown': 'Couronne',
  'glossary.crown.text': 'Qui la tient au début d’un tour y joue en premier. Elle vaut 1 PP à la fin.',
  'glossary.range': 'portée',
  'glossary.range.text': 'Au plus autant de salles, en ligne droite ; rien ne bloque. 0 est votre salle.',
  'glossary.pp': 'PP',
  'glossary.pp.text': 'Points de puissance. Ils amènent les lunes, et la fin.',
}
