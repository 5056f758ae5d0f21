import { type PointerEvent, useMemo, useState } from 'react';
import type { Flow, Timeline } from '../../api/types.ts';
import { byteSize, count, plural } from '../../base/text.ts';
import { clock, duration, nanosOf, nanosOfSeconds, seconds } from '../../base/time.ts';
import type { OpenCapture } from '../../state/capture/capture.ts';
import { useStore } from '../../state/shell/react.ts';
import { settings } from '../../state/shell/settings.ts';
import { areaPath, lasts, spanAtShare } from './timeline.ts';
import './timelineBar.css';

const [width, height, bandHeight] = [1000, 40, 4];

type Props = { readonly open: OpenCapture; readonly flow: Flow | undefined };

/** When packets came, over the whole capture; where the pointer is, how many. The open flow is a band at the foot. */
export function TimelineBar({ open, flow }: Props) {
  const timeline = useStore(open.timeline);
  const [span, setSpan] = useState<number>();
  const path = useMemo(() => timeline && areaPath(timeline.packets, width, height), [timeline]);
  if (timeline?.packets.length === 0) return null;
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (timeline) setSpan(spanAtShare(timeline.packets.length, (event.clientX - box.left) / box.width));
  };
  return (
    <figure className="timeline">
      {timeline ? (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary(timeline)}
          onPointerMove={onPointerMove}
          onPointerLeave={() => setSpan(undefined)}
        >
          <path className="timeline-area" d={path} />
          {flow && <Band open={open} flow={flow} timeline={timeline} />}
          {span !== undefined && (
            <rect
              className="timeline-span"
              x={(span * width) / timeline.packets.length}
              width={Math.max(2, width / timeline.packets.length)}
              height={height}
            />
          )}
        </svg>
      ) : (
        <div className="timeline-waiting" />
      )}
      <figcaption>{timeline && <Readout timeline={timeline} span={span} />}</figcaption>
    </figure>
  );
}

function summary(timeline: Timeline): string {
  const total = timeline.packets.reduce((sum, each) => sum + each, 0);
  const most = Math.max(...timeline.packets);
  return `${plural(total, 'packet')} in ${duration(nanosOfSeconds(lasts(timeline)))}, ${count(most)} at most in ${duration(nanosOfSeconds(timeline.spanSeconds))}`;
}

function Readout({ timeline, span }: { readonly timeline: Timeline; readonly span: number | undefined }) {
  const { clockTimes } = useStore(settings);
  const { spanSeconds, packets, bytes, start } = timeline;
  if (span === undefined) {
    return (
      <>
        <span>{duration(nanosOfSeconds(lasts(timeline)))}</span>
        <span className="dim">
          at most {plural(Math.max(...packets), 'packet')} in {duration(nanosOfSeconds(spanSeconds))}
        </span>
      </>
    );
  }
  const from = nanosOfSeconds(span * spanSeconds);
  const began = nanosOf(start);
  const time = clockTimes && began !== undefined ? clock(isoOf(began + from)) : `${seconds(from).slice(0, -3)} s`;
  return (
    <>
      <span>{time}</span>
      <span>
        {plural(packets[span] ?? 0, 'packet')}, {byteSize(bytes[span] ?? 0)}
      </span>
    </>
  );
}

function isoOf(nanos: bigint): string {
  const millis = nanos / 1_000_000n;
  return `${new Date(Number(millis)).toISOString().slice(0, -1)}${(nanos % 1_000_000n).toString().padStart(6, '0')}Z`;
}

type BandProps = { readonly open: OpenCapture; readonly flow: Flow; readonly timeline: Timeline };

function Band({ open, flow, timeline }: BandProps) {
  const from = nanosOf(flow.start);
  if (from === undefined || open.began === undefined) return null;
  const scale = width / lasts(timeline);
  const x = (Number(from - open.began) / 1e9) * scale;
  return (
    <rect
      className="timeline-flow"
      x={x}
      y={height - bandHeight}
      width={Math.max(4, (flow.seconds ?? 0) * scale)}
      height={bandHeight}
    />
  );
}
