package dev.hexplain.inspect;

import dev.hexplain.inspect.formats.FormatIndex;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * What any reading of bytes needs, made ready on a thread of its own: the JVM's access to memory segments and the index
 * of formats take a tenth of the time of a short command, which is busy with its arguments meanwhile.
 */
public final class Prefetch {
    private final Thread thread = Thread.ofPlatform().daemon().name("ahead").unstarted(Prefetch::prepare);

    private Prefetch() {}

    public static Prefetch start() {
        Prefetch ahead = new Prefetch();
        ahead.thread.start();
        return ahead;
    }

    private static void prepare() {
        FormatIndex.entries();
        MemorySegment.ofArray(new byte[1]).get(ValueLayout.JAVA_BYTE, 0);
    }

    /** Returns when all is ready: no class is made ready by two threads, which might wait for each other. */
    public void await() {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
