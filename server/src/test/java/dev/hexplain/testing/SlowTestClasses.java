package dev.hexplain.testing;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/**
 * Fails a test class of the short tier, one without {@link Slow}, that takes too much processor time, twice in a row: the first
 * time leaves a file in {@code target/slow}. All of the process counts, compiler and collector included, so that the first class
 * of a process is not measured, nor one that {@link #paysForLoading}. Registered for all tests as a service of JUnit.
 */
public final class SlowTestClasses implements BeforeAllCallback, AfterAllCallback {
    /** The processor time of a class without {@link Slow}. */
    static final Duration MOST = Duration.ofMillis(1_500);

    private static final boolean MEASURES = Boolean.getBoolean("tests.short");
    private static final Namespace NAMESPACE = Namespace.create(SlowTestClasses.class);
    private static final OperatingSystemMXBean SYSTEM =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private static final AtomicBoolean STARTED = new AtomicBoolean();
    private static final AtomicBoolean LOADED = new AtomicBoolean();

    private final Path folder;

    /** Called by JUnit. */
    public SlowTestClasses() {
        this(Path.of("target/slow"));
    }

    SlowTestClasses(Path folder) {
        this.folder = folder;
    }

    /**
     * Says that the running class is the first of its process to use a large part of the code, such as a server, so that its
     * time is that of loading it: to be called once, by the initialiser of what other tests share.
     */
    public static void paysForLoading() {
        LOADED.set(true);
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        if (MEASURES && isTopLevel(context) && STARTED.getAndSet(true)) {
            context.getStore(NAMESPACE).put("start", SYSTEM.getProcessCpuTime());
        }
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        if (!isTopLevel(context)) {
            return;
        }
        Long start = context.getStore(NAMESPACE).get("start", Long.class);
        if (!LOADED.getAndSet(false) && start != null) {
            Duration taken = Duration.ofNanos(SYSTEM.getProcessCpuTime() - start);
            took(context.getRequiredTestClass(), taken);
        }
    }

    private static boolean isTopLevel(ExtensionContext context) {
        return context.getRequiredTestClass().getEnclosingClass() == null;
    }

    /** Takes the processor time of a class; fails where it was too long the last time, too. */
    void took(Class<?> tests, Duration taken) throws IOException {
        Path before = folder.resolve(tests.getName());
        if (taken.compareTo(MOST) <= 0) {
            Files.deleteIfExists(before);
            return;
        }
        if (!Files.exists(before)) {
            Files.createDirectories(folder);
            Files.writeString(before, taken.toMillis() + " ms");
            return;
        }
        throw new AssertionError(
                "%s took %d ms of processor time, and %s the last time: annotate it with @Slow, or make it faster"
                        .formatted(tests.getSimpleName(), taken.toMillis(), Files.readString(before)));
    }
}
