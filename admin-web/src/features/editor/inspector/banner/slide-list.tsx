import type { ComponentData } from '@galley/shared/components/dictionary';
import { limits } from '@galley/shared/limits';
import { confirmations } from '@galley/shared/messages';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { use, useEffect, useId, useState } from 'react';
import type { ComponentPlace } from '../../../../parts/components/component-calls';
import type { StoredSlide } from '../../../../parts/components/slide-values';
import type { StoredComponent } from '../../../../parts/components/stored-component';
import { confirmAction } from '../../../../ui/confirm';
import { Dialog } from '../../../../ui/dialog';
import { SortableEntries } from '../../../../ui/sortable-entry';
import { SortableFrame } from '../../../../ui/sortable-frame';
import { OpenedEntry } from '../opened-entry';
import { SlideForm } from './slide-form';
import { SlideRow } from './slide-row';
import type { BannerPlace } from './use-banners';
import { useBannerOrder, useDeleteBanner } from './use-banners';

type BannerComponent = StoredComponent<'BannerContainer'>['component'];

/** The clicks that have already opened their slide: mounting the list again must not open it again. */
const answered = new WeakSet<object>();

interface SlideListProps {
  place: ComponentPlace;
  /** The stored banner; undefined while it is not stored. */
  container: BannerComponent | undefined;
  slides: readonly StoredSlide[];
  isReadOnly: boolean;
  /** Stores a new banner; resolves to whether it is stored. */
  onStore: () => Promise<boolean>;
}

/** Lists the slides of a banner in order; in a draft they are added, edited, moved and deleted here. */
export function SlideList({ place, container, slides, isReadOnly, onStore }: SlideListProps) {
  const { shown, move } = useBannerOrder(place.pageId, slides);
  const { mutateAsync: deleteBanner } = useDeleteBanner(place.pageId);
  const [opened, setOpened] = useState<StoredSlide | 'new' | null>(null);
  const [isStoring, setIsStoring] = useState(false);
  const clicked = use(OpenedEntry);
  const headingId = useId();
  const add = async () => {
    setIsStoring(true);
    const isStored = container !== undefined || (await onStore());
    setIsStoring(false);
    if (isStored) setOpened('new');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a click, and not a slide that is read again
  useEffect(() => {
    if (!clicked || answered.has(clicked)) return;
    const slide = slides.find(({ n }) => n === clicked.number);
    if (clicked.number === 0) void add();
    else if (slide) setOpened(slide);
    else return;
    answered.add(clicked);
  }, [clicked]);
  const remove = (slide: StoredSlide) =>
    confirmAction({
      title: 'Delete slide',
      question: confirmations.deleteComponent,
      details: `The slide '${slide.componentName}' is removed from this draft. Published and backup versions keep it.`,
      confirmLabel: 'Delete slide',
      isDestructive: true,
      onConfirm: () => deleteBanner(slide.id),
      notice: 'Deleted',
    });

  return (
    <section aria-labelledby={headingId}>
      <Group justify="space-between" mb="xs">
        <Title order={3} id={headingId}>
          Slides
        </Title>
        {!isReadOnly && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={shown.length >= limits.bannerSlides}
            loading={isStoring}
            onClick={() => void add()}
          >
            Add Slide
          </Button>
        )}
      </Group>
      {shown.length === 0 && (
        <Text size="sm" c="dimmed">
          {isReadOnly
            ? 'There are no slides.'
            : 'No slides yet. A banner shows on the page once it has one: a picture, a few words and a button.'}
        </Text>
      )}
      {shown.length >= limits.bannerSlides && !isReadOnly && (
        <Text size="sm" c="dimmed">
          A banner holds at most {limits.bannerSlides} slides.
        </Text>
      )}
      <SortableFrame
        noun="slide"
        items={shown}
        nameOf={({ componentName }) => componentName}
        isDisabled={isReadOnly}
        onMove={(from, to) => void move(from, to)}
      >
        <SortableEntries label="Slides">
          {shown.map((slide, index) => (
            <SlideRow
              key={slide.id}
              slide={slide}
              isReadOnly={isReadOnly}
              isFirst={index === 0}
              isLast={index === shown.length - 1}
              onOpen={() => setOpened(slide)}
              onMove={(step) => void move(index, index + step)}
              onDelete={() => void remove(slide)}
            />
          ))}
        </SortableEntries>
      </SortableFrame>
      {container && opened && (
        <SlideDialog
          opened={opened}
          place={{ ...place, bannerContainerId: container.componentId }}
          container={container.data}
          newNumber={shown.length + 1}
          isReadOnly={isReadOnly}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

interface SlideDialogProps {
  opened: StoredSlide | 'new';
  place: BannerPlace;
  container: ComponentData['BannerContainer'];
  /** The position of a new slide, from 1. */
  newNumber: number;
  isReadOnly: boolean;
  onClose: () => void;
}

function SlideDialog({ opened, isReadOnly, onClose, ...form }: SlideDialogProps) {
  const title = isReadOnly ? 'View slide' : opened === 'new' ? 'Add slide' : 'Edit slide';
  return (
    <Dialog
      title={title}
      size={920}
      fillsPhone
      unsaved="What you typed in this slide is not saved yet."
      onClose={onClose}
    >
      <SlideForm
        {...form}
        stored={opened === 'new' ? undefined : opened}
        isReadOnly={isReadOnly}
        onSaved={onClose}
      />
    </Dialog>
  );
}
