package dev.hexplain.batch.questions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Control groups for processes, as far as the server was given some. */
class MemoryGroupsTest {
    private static final List<String> IN_CONTAINER = List.of("0::/");
    private static final List<String> IN_UNIT = List.of("1:name=systemd:/x", "0::/system.slice/hexplain.service");
    private static final String SELF = Long.toString(ProcessHandle.current().pid());

    @TempDir
    Path root;

    private Path group(String path, String controllers, String enabled) throws IOException {
        Path group = Files.createDirectories(root.resolve(path));
        Files.writeString(group.resolve("cgroup.controllers"), controllers + "\n");
        Files.writeString(group.resolve("cgroup.subtree_control"), enabled + "\n");
        return group;
    }

    private void delegate(Path group) throws IOException {
        try {
            Files.getFileAttributeView(group, UserDefinedFileAttributeView.class)
                    .write("delegate", StandardCharsets.US_ASCII.encode("1"));
        } catch (IOException none) {
            assumeTrue(false, "files have attributes here");
        }
    }

    @Test
    void a_process_has_a_group_of_its_own_with_a_bound() throws IOException {
        Path own = group("", "cpu memory pids", "memory pids");

        MemoryGroups groups = MemoryGroups.of(root, IN_CONTAINER).orElseThrow();
        Path entered = groups.enter(4711, 1000).orElseThrow();

        assertThat(entered.getParent()).isEqualTo(own);
        assertThat(entered.resolve("memory.max")).hasContent("1000");
        assertThat(entered.resolve("memory.oom.group")).hasContent("1");
        assertThat(entered.resolve("cgroup.procs")).hasContent("4711");
        assertThat(own.resolve("hexplain-server")).doesNotExist();
        MemoryGroups.leave(entered);
        assertThat(entered.resolve("cgroup.kill")).hasContent("1");
    }

    @Test
    void the_server_moves_out_of_the_way_where_that_is_needed() throws IOException {
        Path own = group("system.slice/hexplain.service", "memory", "");
        delegate(own);

        assertThat(MemoryGroups.of(root, IN_UNIT)).contains(new MemoryGroups(own));
        assertThat(own.resolve("cgroup.subtree_control")).hasContent("+memory");
        assertThat(own.resolve("hexplain-server/cgroup.procs")).hasContent(SELF);
    }

    @Test
    void a_unit_in_a_group_of_what_was_delegated_uses_the_one_around_it() throws IOException {
        Path unit = group("system.slice/hexplain.service", "memory", "");
        group("system.slice/hexplain.service/main", "", "");
        delegate(unit);

        assertThat(MemoryGroups.of(root, List.of("0::/system.slice/hexplain.service/main")))
                .contains(new MemoryGroups(unit));
        assertThat(unit.resolve("hexplain-server")).doesNotExist();
    }

    @Test
    void what_was_not_given_to_the_server_is_left_alone() throws IOException {
        Path own = group("system.slice/hexplain.service", "memory", "memory");

        assertThat(MemoryGroups.of(root, IN_UNIT)).isEmpty();
        assertThat(MemoryGroups.of(root, List.of("0::/../other"))).isEmpty();
        assertThat(MemoryGroups.of(root, List.of("4:memory:/x", "0::/none"))).isEmpty();
        assertThat(MemoryGroups.of(root, List.of())).isEmpty();
        assertThat(own).isDirectoryNotContaining(file -> file.toString().contains("hexplain-"));
    }

    @Test
    void without_the_controller_there_is_none() throws IOException {
        group("", "cpu", "");

        assertThat(MemoryGroups.of(root, IN_CONTAINER)).isEmpty();
        assertThat(root.resolve("hexplain-server")).doesNotExist();
    }

    @Test
    void a_process_that_may_not_enter_one_goes_on_without() throws IOException {
        group("", "memory", "memory");
        MemoryGroups groups = MemoryGroups.of(root, IN_CONTAINER).orElseThrow();
        Files.createDirectories(root.resolve("hexplain-question-4711/memory.max"));

        assertThat(groups.enter(4711, 1000)).isEmpty();
    }

    @Test
    void the_system_ends_a_process_in_one_that_takes_too_much() throws IOException, InterruptedException {
        Optional<MemoryGroups> groups = MemoryGroups.ofThis();
        assumeTrue(groups.isPresent(), "this process has a control group to itself");
        Process greedy = new ProcessBuilder("sh", "-c", "read go; tail /dev/zero").start();
        Path group = groups.get().enter(greedy.pid(), 32 << 20).orElseThrow();

        greedy.outputWriter().append("go\n").flush();
        assertThat(greedy.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(greedy.exitValue()).isEqualTo(137);
        MemoryGroups.leave(group);
        assertThat(group).doesNotExist();
    }
}
