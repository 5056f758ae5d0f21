import { type CSSProperties, useEffect, useState } from 'react';
import type { Flow } from '../../api/types.ts';
import { count, plural } from '../../base/text.ts';
import { duration, nanosOf } from '../../base/time.ts';
import {
  type CapturePlace,
  type CaptureTab,
  captureTabs,
  type OverlapPolicy,
  overlapPolicies,
} from '../../state/address/capturePlace.ts';
import { type CaptureRoute, route as here, navigate } from '../../state/address/route.ts';
import type { OpenCapture } from '../../state/capture/capture.ts';
import { useStore } from '../../state/shell/react.ts';
import { change, settings } from '../../state/shell/settings.ts';
import { Notes } from '../../widgets/Notes.tsx';
import { Splitter } from '../../widgets/Splitter.tsx';
import { CaptureIssues } from './CaptureIssues.tsx';
import { CaptureSearch } from './CaptureSearch.tsx';
import { ConversationPane } from './ConversationPane.tsx';
import { FlowList } from './FlowList.tsx';
import { PacketList } from './PacketList.tsx';
import { PacketPane } from './PacketPane.tsx';
import { TimelineBar } from './TimelineBar.tsx';
import { TimesChoice } from './Times.tsx';
import { useCaptureActions } from './useCaptureActions.ts';
import './capturing.css';

/** Changes what the address says of the capture on screen. */
function go(part: Partial<CapturePlace>, how: 'push' | 'replace' = 'replace'): void {
  const now = here.get();
  if (now.view === 'capture') navigate({ ...now, place: { ...now.place, ...part } }, how);
}

/** Without what `names` name: an address that says nothing is not one that says `undefined`. */
function goWithout(
  names: readonly ('flow' | 'message' | 'overlaps' | 'packet')[],
  part: Partial<CapturePlace> = {},
): void {
  const now = here.get();
  if (now.view !== 'capture') return;
  const place = { ...now.place };
  for (const name of names) delete place[name];
  navigate({ ...now, place: { ...place, ...part } }, 'push');
}

const closeConversation = () => goWithout(['flow', 'message', 'overlaps']);
const closePacket = () => goWithout(['packet']);

function closeInnermost(): void {
  const now = here.get();
  if (now.view === 'capture' && now.place.tab === 'packets' && now.place.packet !== undefined) closePacket();
  else closeConversation();
}

const showTab = (tab: CaptureTab) => goWithout(['flow', 'message', 'overlaps', 'packet'], { tab });

function openFlow(flow: number): void {
  const now = here.get();
  if (now.view !== 'capture' || now.place.flow === flow) return;
  const { message: _, overlaps: __, ...place } = now.place;
  navigate({ ...now, place: { ...place, tab: 'flows', flow } });
}

function chooseOverlaps(overlaps: OverlapPolicy): void {
  goWithout(['message', 'overlaps'], overlaps === overlapPolicies[0] ? {} : { overlaps });
}

/** A capture that is indexed: the timeline, one of its lists, and the conversation of a flow beside them. */
export function Capturing({ open, route }: { readonly open: OpenCapture; readonly route: CaptureRoute }) {
  const { place } = route;
  const { flowsWidth } = useStore(settings);
  useStore(open.revision);
  useCaptureActions({
    id: open.id,
    onTab: showTab,
    onClose: closeInnermost,
  });
  const flow = useFlow(open, place.flow);
  const inConversation = place.tab === 'flows' && place.flow !== undefined;
  const inPacket = place.tab === 'packets' && place.packet !== undefined;
  return (
    <>
      <TimelineBar open={open} flow={flow} />
      <div className="capture-tools">
        <Tabs open={open} tab={place.tab} />
        {place.tab !== 'issues' && (
          <CaptureSearch key={place.tab} of={place.tab} filter={place.filter} onFilter={(filter) => go({ filter })} />
        )}
        {place.tab === 'packets' && place.flow !== undefined && (
          <span className="capture-only">
            Of flow {count(place.flow)} only.{' '}
            <button type="button" className="link" onClick={closeConversation}>
              Show all packets
            </button>{' '}
            <button type="button" className="link" onClick={() => openFlow(place.flow ?? 0)}>
              Show the conversation
            </button>
          </span>
        )}
        <span className="capture-facts">
          <Facts open={open} />
          {place.tab !== 'issues' && <TimesChoice />}
        </span>
      </div>
      {open.capture.complete === false && (
        <p className="notice">The file ends inside a packet, or was not read to its end: later packets are missing.</p>
      )}
      {open.capture.notes && open.capture.notes.length > 0 && (
        <div className="notice">
          <Notes notes={open.capture.notes} />
        </div>
      )}
      <main
        className={`capture-panes${inConversation ? ' capture-conversing' : ''}${inPacket ? ' capture-packet' : ''}`}
        style={{ '--flows-share': flowsWidth } as CSSProperties}
      >
        <div className="capture-main" role="tabpanel" aria-labelledby={`capture-tab-${place.tab}`}>
          {place.tab === 'flows' && <FlowList open={open} place={place} onChange={go} onOpen={openFlow} />}
          {place.tab === 'packets' && <PacketList open={open} place={place} onChange={go} />}
          {place.tab === 'issues' && <CaptureIssues open={open} />}
        </div>
        {inPacket && place.packet !== undefined && (
          <PacketPane open={open} number={place.packet} onClose={closePacket} />
        )}
        {inConversation && place.flow !== undefined && (
          <>
            <Splitter
              edgeOf="flows"
              label="Width of the flows"
              side="left"
              share={flowsWidth}
              onResize={(share) => change({ flowsWidth: share })}
              onToggle={closeConversation}
            />
            <ConversationPane
              open={open}
              number={place.flow}
              place={place}
              onChange={go}
              onOverlaps={chooseOverlaps}
              onClose={closeConversation}
            />
          </>
        )}
      </main>
    </>
  );
}

function useFlow(open: OpenCapture, number: number | undefined): Flow | undefined {
  const [flow, setFlow] = useState<Flow>();
  useEffect(() => {
    let left = false;
    if (number !== undefined)
      open.flow(number).then(
        (flow) => !left && setFlow(flow),
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [open, number]);
  return flow?.number === number ? flow : undefined;
}

const tabTitles: Readonly<Record<CaptureTab, string>> = { flows: 'Flows', packets: 'Packets', issues: 'Issues' };

function Tabs({ open, tab }: { readonly open: OpenCapture; readonly tab: CaptureTab }) {
  const { flows = 0, packets = 0, issueCount = 0 } = open.capture;
  const counts: Readonly<Record<CaptureTab, number>> = { flows, packets, issues: issueCount };
  return (
    <div role="tablist" aria-label="Lists of the capture" className="capture-tabs">
      {captureTabs.map((each) => (
        <button
          key={each}
          id={`capture-tab-${each}`}
          type="button"
          role="tab"
          aria-selected={each === tab}
          className={each === 'issues' && issueCount > 0 ? 'capture-tab tab-worrying' : 'capture-tab'}
          onClick={() => showTab(each)}
        >
          {tabTitles[each]} <span className="tab-count">{count(counts[each])}</span>
        </button>
      ))}
    </div>
  );
}

/** What the capture is, in a few words. */
function Facts({ open }: { readonly open: OpenCapture }) {
  const { kind, firstTime, lastTime, interfaces = [] } = open.capture;
  const [from, to] = [nanosOf(firstTime), nanosOf(lastTime)];
  return (
    <span className="dim" title={firstTime && `From ${firstTime} to ${lastTime}`}>
      {kind}
      {interfaces.length > 1 && `, ${plural(interfaces.length, 'interface')}`}
      {from !== undefined && to !== undefined && `, ${duration(to - from)}`}
    </span>
  );
}
