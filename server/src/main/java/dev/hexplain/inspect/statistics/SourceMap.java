package dev.hexplain.inspect.statistics;

import dev.hexplain.bytes.Source;
import dev.hexplain.inspect.view.SourceMapView;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Severity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A source in parts, for a strip that shows all of it. A part is known by samples of it, so that a large source takes no
 * longer than a small one: a few places for its role, a few runs of bytes for its entropy.
 */
public final class SourceMap {
    private static final int PLACES = 8;
    private static final int RUNS = 4;
    private static final int RUN = 1 << 10;

    private final FieldTree tree;
    private final int number;
    private final Source source;
    private final int parts;

    /** @param parts how many there are; fewer where the source has not as many bytes */
    public SourceMap(FieldTree tree, int number, Source source, int parts) {
        this.tree = tree;
        this.number = number;
        this.source = source;
        this.parts = (int) Math.min(parts, source.length());
    }

    public SourceMapView view() {
        List<String> roles = new ArrayList<>(parts);
        List<Double> entropies = new ArrayList<>(parts);
        for (int part = 0; part < parts; part++) {
            RequestDeadline.requireAsked();
            roles.add(role(start(part), start(part + 1)).id());
            entropies.add(entropy(start(part), start(part + 1)));
        }
        return new SourceMapView(source.length(), roles, entropies, severities());
    }

    private long start(int part) {
        // Not the product of size and part, which a long may not hold.
        long whole = source.length() / parts * part;
        return whole + source.length() % parts * part / parts;
    }

    private Role role(long from, long to) {
        Map<Role, Integer> places = new EnumMap<>(Role.class);
        long step = Math.max(1, (to - from) / PLACES);
        for (long at = from; at < to; at += step) {
            Role role = tree.at(number, at).map(Field::role).orElse(Role.UNPARSED);
            places.merge(role, 1, Integer::sum);
        }
        return places.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(Role.UNPARSED);
    }

    private double entropy(long from, long to) {
        ByteCounts counts = new ByteCounts();
        long step = Math.max(RUN, (to - from) / RUNS);
        for (long at = from; at < to; at += step) {
            int length = (int) Math.min(RUN, to - at);
            counts.add(source.copy(at, length));
        }
        return counts.entropy();
    }

    private List<String> severities() {
        Severity[] worst = new Severity[parts];
        for (Issue issue : tree.facts().issues()) {
            if (issue.source() == number && issue.offset() < source.length()) {
                int part = partOf(issue.offset());
                Severity before = worst[part];
                worst[part] = before == null || issue.severity().compareTo(before) > 0 ? issue.severity() : before;
            }
        }
        return Arrays.stream(worst)
                .map(severity -> severity == null ? "" : severity.id())
                .toList();
    }

    private int partOf(long offset) {
        int part = (int) Math.min(parts - 1, (double) offset / source.length() * parts);
        while (part > 0 && offset < start(part)) {
            part--;
        }
        while (part < parts - 1 && offset >= start(part + 1)) {
            part++;
        }
        return part;
    }
}
