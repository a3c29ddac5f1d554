import { focusNameOf } from '@galley/shared/components/fields/focus';
import type { Image } from '@galley/shared/schemas/image';
import type { PageComponent } from '@galley/shared/schemas/version';
import { type RefObject, useRef, useState } from 'react';
import type { Store } from '../../../lib/store';
import { useLatest } from '../../../lib/use-latest';
import { addToLibrary } from '../../../parts/images/upload/add-to-library';
import type { EditorChoice } from '../../../parts/page-canvas/editor-choice';
import type {
  CanvasField,
  CanvasPicture,
  ChromePart,
  FromCanvas,
  ToCanvas,
} from '../../../parts/page-canvas/messages';
import { chosenKey, entryKeyOf } from '../../../parts/page-canvas/preview-entries';
import type { ButtonContent } from '../../../parts/text-editor/button-command';
import { newPicture } from '../../../parts/text-editor/placed-picture';
import { notifyError, notifyNotice } from '../../../ui/notify';
import { openShortcutHelp } from '../../../ui/shortcuts';
import type { FormWork } from '../inspector/form-work';
import type { usePageSteps } from '../use-page-steps';
import type { Patches } from './patches';
import type { useDraftToTypeIn } from './use-draft-to-type-in';

interface CanvasCommands {
  choice: EditorChoice;
  work: Pick<Store<FormWork>, 'get'>;
  placements: readonly PageComponent[];
  patches: Patches;
  choose: (choice: EditorChoice) => Promise<boolean>;
  add: (at: number) => void;
  steps: ReturnType<typeof usePageSteps>;
  draftToTypeIn: ReturnType<typeof useDraftToTypeIn>;
  /** Called when the comments on a component are requested. */
  onComment: (placement: PageComponent) => void;
  /** Called when the user selects or types something on the page. */
  onPage: () => void;
  /** Called when a part around the components was clicked. */
  onChrome: () => void;
  /** Sends the canvas a message. */
  send: RefObject<(message: ToCanvas) => void>;
  /** Opens the target of a link in the editor. */
  follow: (url: string) => Promise<void>;
}

/** A dialog takes the focus a moment after it opened, and handles Escape before that, too. */
function leaveCanvas(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Handles the commands of the canvas. */
export function useCanvasCommands(props: CanvasCommands) {
  const { choice, work, placements, patches, choose, add, steps } = props;
  const [chrome, setChrome] = useState<ChromePart>();
  /** Where a picture will be inserted: into a field, or at the cursor. */
  const [picked, setPicked] = useState<(CanvasField & { imageUrl: string }) | 'text'>();
  /** The picture whose focal point or crop is being chosen. */
  const [adjusting, setAdjusting] = useState<CanvasField & CanvasPicture>();
  const [linking, setLinking] = useState<{ current: string; of?: CanvasField }>();
  const [button, setButton] = useState<{ start: ButtonContent; isThere: boolean }>();
  const [openedEntry, setOpenedEntry] = useState<{ number: number }>();
  /** The last selection of the canvas that was handled; the canvas is told about selections since then. */
  const [handled, setHandled] = useState(0);
  const [moved, setMoved] = useState(0);
  const queue = useRef({ last: Promise.resolve(), number: 0 });
  const placementAt = (key: string) => placements.find(({ id }) => entryKeyOf(choice, id) === key);

  const select = async (key: string | undefined) => {
    setChrome(undefined);
    if (key === chosenKey(choice)) return;
    const placement = key === undefined ? undefined : placementAt(key);
    if (placement) {
      await latest.current.choose({ kind: 'placement', placementId: placement.id });
    } else if (key === undefined && (await work.get().save())) {
      // A click outside everything asks nothing: a form that cannot be saved stays open.
      await latest.current.choose({ kind: 'nothing' });
    }
  };
  const latest = useLatest({ select, choose });
  /** One after the other, since each may wait for a save; a selection followed by another is skipped. */
  const selectNext = (key: string | undefined, number: number) => {
    queue.current.number = number;
    const next = async () => {
      if (queue.current.number !== number) return;
      await latest.current.select(key);
      setHandled(number);
    };
    // A selection that failed has reported its error; the next one happens all the same.
    queue.current.last = queue.current.last.then(next).catch(notifyError);
  };

  /** The focal point that was chosen for the picture before says nothing about this one. */
  const givePicture = ({ key, field }: CanvasField, imageUrl: string) =>
    patches.give(key, { [field]: imageUrl, [focusNameOf(field)]: '' });
  const insertPicture = (image?: Image) =>
    props.send.current({ kind: 'picture', ...(image && { picture: newPicture(image) }) });
  const takeFile = async ({ file, isOneOfSeveral, to }: Extract<FromCanvas, { kind: 'givePicture' }>) => {
    const place = to ? 'there is room for one picture here' : 'a text takes one picture at a time';
    if (isOneOfSeveral) notifyNotice(`Only ${file.name} was taken: ${place}.`);
    const image = await addToLibrary(file);
    if (!to) insertPicture(image);
    else if (image) givePicture(to, image.imageUrl);
  };

  const about =
    (act: (placement: PageComponent) => void) =>
    ({ key }: { key: string }) => {
      const placement = placementAt(key);
      if (placement) act(placement);
    };
  const commands: { [Kind in FromCanvas['kind']]?: (message: Extract<FromCanvas, { kind: Kind }>) => void } =
    {
      select: ({ key, number }) => {
        props.onPage();
        selectNext(key, number);
      },
      typed: ({ key, field, value, forMs }) => {
        props.onPage();
        patches.give(key, { [field]: value }, { forMs });
      },
      typesOn: ({ forMs }) => work.get().hold(forMs),
      wantsToEdit: ({ key, field }) => void props.draftToTypeIn.ask(key, field),
      typesIn: () => props.draftToTypeIn.handOver(),
      pickImage: setPicked,
      adjustImage: setAdjusting,
      givePicture: (given) => void takeFile(given),
      pickPicture: () => setPicked('text'),
      pickLink: (asked) => {
        leaveCanvas();
        setLinking(asked);
      },
      pickButton: (asked) => {
        leaveCanvas();
        setButton(asked);
      },
      openEntry: ({ entry }) => setOpenedEntry({ number: entry }),
      add: (message) => add(message.at),
      move: ({ key, to, number }) =>
        void steps.move(placementAt(key)?.id, to).finally(() => setMoved(number)),
      hide: ({ key, isHidden }) => patches.give(key, { sectionHidden: isHidden }),
      duplicate: ({ key }) => void steps.duplicate(placementAt(key)?.id),
      saveSection: ({ key }) => void steps.savingAsSection.ask(placementAt(key)),
      delete: about(steps.askToDelete),
      comment: about(props.onComment),
      decide: ({ isMine }) => work.get().conflict?.decide(isMine),
      chrome: ({ part }) => {
        setChrome(part);
        props.onChrome();
      },
      follow: ({ url }) => void props.follow(url),
      key: ({ key }) => {
        if (key === 'save') void work.get().save();
        else if (key === 'help') openShortcutHelp();
        else steps.undoing[key]();
      },
    };
  const hear = <Kind extends FromCanvas['kind']>(message: Extract<FromCanvas, { kind: Kind }>) =>
    commands[message.kind as Kind]?.(message);
  return {
    hear,
    handled,
    moved,
    chrome,
    openedEntry,
    picked,
    linking,
    button,
    adjusting: {
      imageUrl: adjusting?.imageUrl,
      focus: adjusting?.focus ?? '',
      onFocus: (focus: string) => {
        if (adjusting) patches.give(adjusting.key, { [focusNameOf(adjusting.field)]: focus });
      },
      onPicture: (imageUrl: string) => {
        if (adjusting) givePicture(adjusting, imageUrl);
      },
      onClose: () => setAdjusting(undefined),
    },
    /** The target of the link was entered ('': none), or the dialog was cancelled. */
    setLink: (link?: string, words = '') => {
      setLinking(undefined);
      if (!linking?.of) props.send.current({ kind: 'link', words, ...(link !== undefined && { link }) });
      else if (link !== undefined) patches.give(linking.of.key, { [linking.of.field]: link });
    },
    /** The button was described, is to be text, or the dialog was cancelled. */
    giveButton: (given?: ButtonContent | 'text') => {
      setButton(undefined);
      props.send.current({ kind: 'button', ...(given && { button: given }) });
    },
    /** A picture was chosen, or the gallery was closed. */
    pick: (image?: Image) => {
      setPicked(undefined);
      if (picked === 'text') insertPicture(image);
      else if (picked && image) givePicture(picked, image.imageUrl);
    },
  };
}
