package dev.hexplain.batch.questions;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** What this process may allocate: on Linux, the system refuses more (setrlimit(2), {@code RLIMIT_DATA}). */
final class MemoryBound {
    /** Whether there is one. */
    static final boolean IS_KNOWN = System.getProperty("os.name").equals("Linux");

    private static final int RLIMIT_DATA = 2;

    private MemoryBound() {}

    /** Sets it, for good; does nothing on other systems, which do not count all that is allocated. */
    static void set(long bytes) {
        if (!IS_KNOWN) {
            return;
        }
        Linker linker = Linker.nativeLinker();
        FunctionDescriptor form =
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment limit = arena.allocateFrom(ValueLayout.JAVA_LONG, bytes, bytes);
            MemorySegment function = linker.defaultLookup().find("setrlimit").orElseThrow();
            int failed = (int) linker.downcallHandle(function, form).invokeExact(RLIMIT_DATA, limit);
            if (failed != 0) {
                throw new IllegalStateException("setrlimit refuses " + bytes);
            }
        } catch (RuntimeException e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("setrlimit cannot be called", e);
        }
    }
}
