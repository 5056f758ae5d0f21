package dev.hexplain.ksy.process;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** A registry of processes by name. Immutable. */
public final class Processes {
    /** The processes of the language: {@code xor}, {@code rol}, {@code ror}, {@code zlib}. */
    public static final Processes STANDARD = new Processes(
            Map.of("xor", new Xor(), "rol", Rotation.left(), "ror", Rotation.right(), "zlib", new Zlib()));

    private final Map<String, Process> byName;

    private Processes(Map<String, Process> byName) {
        this.byName = Map.copyOf(byName);
    }

    /**
     * A registry with one more process.
     *
     * @param name as in the descriptor: {@code my_scrambler}, {@code com.acme.scrambler}
     */
    public Processes with(String name, Process process) {
        Map<String, Process> more = new HashMap<>(byName);
        more.put(name, process);
        return new Processes(more);
    }

    public Optional<Process> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** All names in order, for messages. */
    public SortedSet<String> names() {
        return new TreeSet<>(byName.keySet());
    }
}
