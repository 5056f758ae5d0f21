package dev.hexplain.edit;

import dev.hexplain.bytes.Range;
import java.util.Comparator;
import java.util.List;

/** Something at an offset of a Java serialization stream that has to do with a handle, or with what is written there. */
sealed interface HandleEvent {
    long offset();

    int handle();

    /** What is assigned before a byte comes before what begins there; of the same kind, the stream's order. */
    static List<HandleEvent> ordered(List<HandleEvent> events) {
        return events.stream()
                .sorted(Comparator.comparingLong(HandleEvent::offset)
                        .thenComparingInt(event -> event instanceof Assigned ? 0 : 1)
                        .thenComparingInt(HandleEvent::handle))
                .toList();
    }

    /** The first byte of what defines a handle. */
    record Definition(long offset, int handle, long end, boolean isClass) implements HandleEvent {}

    /**
     * The first byte behind what comes before a handle is assigned.
     *
     * @param start of what defines the handle
     */
    record Assigned(long offset, long start, int handle, int epoch) implements HandleEvent {}

    record Reference(long offset, int handle) implements HandleEvent {}

    /**
     * The first byte of what is taken out.
     *
     * @param written in its place
     * @param handles that this assigns
     */
    record Dropped(long offset, long end, byte[] written, int handles) implements HandleEvent {
        @Override
        public int handle() {
            return -1;
        }
    }

    /**
     * The first byte of a value that is written for its place alone.
     *
     * @param of what is written: itself, or what is referred to there
     */
    record Apart(long offset, long end, Range of) implements HandleEvent {
        @Override
        public int handle() {
            return -1;
        }

        boolean isDefinition() {
            return of.offset() == offset;
        }
    }
}
