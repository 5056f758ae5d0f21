package dev.hexplain.diff.messages;

import dev.hexplain.bytes.Source;
import java.util.List;
import java.util.stream.IntStream;

/** Bytes that are the same in all messages. */
final class CommonBytes {
    /** Bytes that are looked at behind a position. */
    static final int LONGEST = 1 << 12;

    private CommonBytes() {}

    /** How many bytes from some positions on are the same in all messages. */
    static int same(List<Source> messages, long[] at) {
        int same = 0;
        while (same < LONGEST && isSame(messages, at, same)) {
            same++;
        }
        return same;
    }

    /** Whether a byte behind some positions is the same in all messages, and none of them has ended. */
    static boolean isSame(List<Source> messages, long[] at, int behind) {
        return !hasEnded(messages, at, behind)
                && IntStream.range(1, at.length)
                        .allMatch(i -> messages.get(i).u1(at[i] + behind)
                                == messages.getFirst().u1(at[0] + behind));
    }

    /** Whether a message has no byte so far behind its position. */
    static boolean hasEnded(List<Source> messages, long[] at, int behind) {
        return IntStream.range(0, at.length)
                .anyMatch(i -> at[i] + behind >= messages.get(i).length());
    }
}
