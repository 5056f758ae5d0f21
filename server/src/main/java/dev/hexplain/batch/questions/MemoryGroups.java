package dev.hexplain.batch.questions;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Control groups of Linux (version 2, {@code Documentation/admin-guide/cgroup-v2.rst}), one for a process and its children: the
 * system ends all of these where they have too much memory together. Only in a group that was given to this server: that
 * of a container, or of a unit of systemd with {@code Delegate=}. Nothing fails for want of one.
 *
 * @param parent in which there may be groups with a bound on memory
 */
record MemoryGroups(Path parent) {
    /** Where they are, and which group this process is in. */
    private static final Path ROOT = Path.of("/sys/fs/cgroup");

    private static final Path OWN = Path.of("/proc/self/cgroup");

    /** In {@link #OWN}, before the path of the only group of version 2. */
    private static final String UNIFIED = "0::";

    private static final String PREFIX = "hexplain-question-";
    private static final String SERVER = "hexplain-server";
    private static final String MEMORY = "memory";
    private static final String ENABLED = "cgroup.subtree_control";
    private static final String PROCESSES = "cgroup.procs";

    /** Those of this process; empty where it has none that it may use. */
    static Optional<MemoryGroups> ofThis() {
        try {
            return Files.isReadable(OWN) ? of(ROOT, Files.readAllLines(OWN)) : Optional.empty();
        } catch (IOException none) {
            return Optional.empty();
        }
    }

    /** @param memberships of this process: {@code 0::/system.slice/hexplain.service} */
    static Optional<MemoryGroups> of(Path root, List<String> memberships) {
        Optional<Path> own = memberships.stream()
                .filter(each -> each.startsWith(UNIFIED))
                .map(each ->
                        root.resolve("." + each.substring(UNIFIED.length())).normalize())
                .filter(group -> group.startsWith(root))
                .findFirst();
        // A unit may be in a group of what was delegated: DelegateSubgroup=.
        return own.stream()
                .flatMap(group -> Stream.of(group, group.resolve("..").normalize()))
                .filter(group -> group.startsWith(root) && isOurs(root, own.get(), group))
                .filter(group -> enables(group, group.equals(own.get())))
                .map(MemoryGroups::new)
                .findFirst();
    }

    /** The root of a container, or one that systemd marks as delegated. */
    private static boolean isOurs(Path root, Path own, Path group) {
        return own.equals(root) || (!group.equals(root) && isDelegated(group));
    }

    private static boolean isDelegated(Path group) {
        try {
            UserDefinedFileAttributeView marks = Files.getFileAttributeView(group, UserDefinedFileAttributeView.class);
            ByteBuffer mark = ByteBuffer.allocate(1);
            return marks != null && marks.read("delegate", mark) == 1 && mark.get(0) == '1';
        } catch (IOException none) {
            return false;
        }
    }

    /** Whether groups in it have a bound on memory: there may be none where processes are in it itself. */
    private static boolean enables(Path group, boolean isOwn) {
        try {
            if (words(group.resolve(ENABLED)).contains(MEMORY)) {
                return Files.isWritable(group);
            }
            if (!words(group.resolve("cgroup.controllers")).contains(MEMORY)
                    || !Files.isWritable(group.resolve(ENABLED))) {
                return false;
            }
            return isOwn ? enablesWithoutThis(group) : enable(group);
        } catch (IOException notOurs) {
            return false;
        }
    }

    private static boolean enablesWithoutThis(Path group) throws IOException {
        long self = ProcessHandle.current().pid();
        Path server = group.resolve(SERVER);
        Files.createDirectories(server);
        write(server, PROCESSES, self);
        if (enable(group)) {
            return true;
        }
        write(group, PROCESSES, self);
        Files.deleteIfExists(server);
        return false;
    }

    private static boolean enable(Path group) {
        try {
            write(group, ENABLED, "+" + MEMORY);
            return true;
        } catch (IOException hasProcesses) {
            return false;
        }
    }

    /**
     * Bounds what a process and its children have.
     *
     * @return its group, which is to be {@link #leave left} when it has ended; empty where it has none
     */
    Optional<Path> enter(long process, long mostBytes) {
        Path group = parent.resolve(PREFIX + process);
        try {
            Files.createDirectories(group);
            write(group, "memory.max", mostBytes);
            write(group, "memory.oom.group", 1);
            write(group, PROCESSES, process);
            return Optional.of(group);
        } catch (IOException refused) {
            leave(group);
            return Optional.empty();
        }
    }

    /** Ends what is left in a group, and deletes it. */
    static void leave(Path group) {
        try {
            write(group, "cgroup.kill", 1);
            Files.deleteIfExists(group);
        } catch (IOException isLeft) {
            // An empty group costs nothing, and a process that is ending leaves it.
        }
    }

    private static List<String> words(Path file) throws IOException {
        return List.of(Files.readString(file).strip().split("\\s+"));
    }

    private static void write(Path group, String file, Object value) throws IOException {
        Files.write(group.resolve(file), value.toString().getBytes(StandardCharsets.US_ASCII));
    }
}
