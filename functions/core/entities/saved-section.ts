import { companyPartition, type RecordOf } from './entity';
import { digits } from './key-parts';
import { componentContent, componentUpgrades, placeNumber } from './version';

export const sectionsPartition = companyPartition('SECTIONS', { reading: 'settled' });

/** A component that a company keeps under a name; a list reads no content. */
export const savedSectionEntity = sectionsPartition.entity({
  sort: ['SECTION', digits('id', 8)],
  schema: (s) => ({
    id: s.id,
    name: s.text,
    type: s.componentType,
    /** The bytes of its texts, which are limited for all sections of a company together. */
    bytes: s.count,
    /** The user who saved it; absent in the clone of a company. */
    savedBy: s.id.optional(),
    savedAt: s.time,
    revision: s.count,
  }),
});
export type SavedSectionRecord = RecordOf<typeof savedSectionEntity>;

/** The content of a saved section, which never changes. */
export const savedContentEntity = sectionsPartition.entity({
  sort: ['CONTENT', digits('id', 8)],
  schema: (s) => ({
    id: s.id,
    ...componentContent(s),
    /** The numbers that a container's slides had; each copy gets numbers of its own. */
    slides: s.list(placeNumber(s)).optional(),
  }),
  upgrades: componentUpgrades,
});
export type SavedContentRecord = RecordOf<typeof savedContentEntity>;

export const sectionCounterEntity = sectionsPartition.entity({
  sort: ['COUNTER'],
  schema: (s) => ({ lastId: s.count }),
});
