package dev.hexplain.inspect.statistics;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.inspect.view.ChecksumMatchesView;
import dev.hexplain.inspect.view.ChecksumMatchesView.Match;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Tells which checksum of which range a field is, by trying: ranges before the field and behind it, from the start of a
 * field to the end of one, among those that it is in and those beside these.
 */
public final class ChecksumSearch {
    private static final int LEVELS = 16;
    private static final int BESIDE = 64;
    private static final long MOST_BYTES = 256L << 20;

    private final FieldTree tree;
    private final Field field;
    private final Source source;
    private final List<WantedChecksum> wanted;
    /** Fields that begin, or end, at an offset: the outermost one. */
    private final NavigableMap<Long, Field> starts = new TreeMap<>();

    private final NavigableMap<Long, Field> ends = new TreeMap<>();
    private final List<Match> matches = new ArrayList<>();
    private long tried;
    private boolean complete = true;

    public ChecksumSearch(FieldTree tree, Field field) {
        this.tree = tree;
        this.field = field;
        this.source = tree.sourceOf(field);
        boolean mayBe = field.length() <= 2L * Checksum.SHA_256.size();
        this.wanted = mayBe ? WantedChecksum.in(source.copy(field.offset(), (int) field.length())) : List.of();
    }

    public ChecksumMatchesView view() {
        if (wanted.isEmpty()) {
            return new ChecksumMatchesView(true, 0, List.of());
        }
        List<Field> lineage = tree.lineage(field.id(), LEVELS);
        lineage.forEach(this::addBesides);
        complete = complete && lineage.getFirst().id().equals(FieldId.ROOT);
        for (Map.Entry<Long, Field> start : nearestFirst()) {
            NavigableMap<Long, Field> to = endsOf(start.getKey());
            if (to.isEmpty()) {
                continue;
            }
            long length = to.lastKey() - start.getKey();
            if (tried + length > MOST_BYTES) {
                complete = false;
                continue;
            }
            tried += length;
            tryFrom(start.getKey(), start.getValue(), to);
        }
        return new ChecksumMatchesView(complete, tried, matches);
    }

    private void addBesides(Field around) {
        add(around);
        tree.parent(around.id()).ifPresent(parent -> {
            long first = Math.max(0, around.index() - BESIDE);
            int most = 2 * BESIDE + 1;
            complete &= first == 0 && tree.childCount(parent) <= most;
            tree.children(parent, first, most).forEach(this::add);
        });
    }

    private void add(Field each) {
        if (each.source() == field.source()) {
            starts.putIfAbsent(each.offset(), each);
            ends.putIfAbsent(each.end(), each);
        }
    }

    private List<Map.Entry<Long, Field>> nearestFirst() {
        return starts.entrySet().stream()
                .sorted(Comparator.comparingLong(start -> Math.abs(start.getKey() - field.offset())))
                .toList();
    }

    /** Where ranges from there end: a range that holds its own checksum is none. */
    private NavigableMap<Long, Field> endsOf(long start) {
        if (start < field.offset()) {
            return ends.subMap(start, false, field.offset(), true);
        }
        return start < field.end() ? new TreeMap<>() : ends.tailMap(start, false);
    }

    private void tryFrom(long start, Field first, NavigableMap<Long, Field> to) {
        Map<Checksum, Checksum.Running> sums = new EnumMap<>(Checksum.class);
        wanted.forEach(each -> sums.computeIfAbsent(each.checksum(), Checksum::begin));
        long at = start;
        for (Map.Entry<Long, Field> end : to.entrySet()) {
            Blocks.pass(
                    source,
                    new Range(at, end.getKey() - at),
                    (block, length) -> sums.values().forEach(sum -> sum.update(block, 0, length)));
            at = end.getKey();
            compare(sums, new Range(start, at - start), first, end.getValue());
        }
    }

    private void compare(Map<Checksum, Checksum.Running> sums, Range range, Field first, Field last) {
        for (Map.Entry<Checksum, Checksum.Running> sum : sums.entrySet()) {
            byte[] value = sum.getValue().value();
            for (WantedChecksum each : wanted) {
                if (each.checksum() == sum.getKey() && Arrays.equals(value, each.value())) {
                    matches.add(match(each, range, first, last));
                }
            }
        }
    }

    private Match match(WantedChecksum found, Range range, Field first, Field last) {
        return new Match(
                found.checksum().title(),
                found.endianness(),
                range.offset(),
                range.length(),
                Paths.of(tree, first),
                Paths.of(tree, last));
    }
}
