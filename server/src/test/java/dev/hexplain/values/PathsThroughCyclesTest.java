package dev.hexplain.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.ksy.expr.Selection;
import dev.hexplain.ksy.query.ValueQuery;
import dev.hexplain.ksy.query.ValueSelection;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Paths may lead around in circles as often as they say, and no longer than somebody waits. */
@Timeout(60)
@Slow
final class PathsThroughCyclesTest {
    private static final int ENTRIES = 3000;
    private static final int ROUNDS = 800;

    /** A map that holds itself behind everything else, and a list that is all its elements. */
    private static TreeValues cycles() throws IOException {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < ENTRIES; i++) {
            map.put("key" + i, i);
        }
        List<Object> list = new ArrayList<>();
        list.add(list);
        list.add(list);
        map.put("list", list);
        map.put("self", map);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(map);
        }
        Source source = Source.ofBytes("cycles", bytes.toByteArray());
        FieldTree tree =
                new JavaSerialization().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
        return new TreeValues(tree);
    }

    private static String around(String step) {
        return (step + ".").repeat(ROUNDS);
    }

    @Test
    void what_leads_around_leads_to_its_end() throws IOException {
        TreeValues values = cycles();

        assertThat(values.follow("self.self.self.list[1][0][1].")).isEmpty();
        assertThat(values.follow("self.self.self.list[1][0][1]")).hasSize(8);
        assertThat(values.follow("list" + "[1]".repeat(ROUNDS))).hasSize(ROUNDS + 2);
    }

    @Test
    void following_ends_with_who_asked() throws IOException {
        TreeValues values = cycles();
        AtomicInteger looks = new AtomicInteger();

        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> RequestDeadline.of(
                        Duration.ofDays(1),
                        () -> looks.incrementAndGet() > 100,
                        () -> values.find(around("self") + "self")));
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> RequestDeadline.of(
                        Duration.ofDays(1),
                        () -> looks.incrementAndGet() > 200,
                        () -> new ValueQuery(values.tree()).ask(around("self") + "self", FieldId.ROOT)));
        assertThat(looks).hasValueLessThan(210);
    }

    @Test
    void steps_to_all_parts_end_with_the_time() throws IOException {
        TreeValues values = cycles();
        for (String endless : new String[] {"list" + "[*]".repeat(90), "list" + "[*]".repeat(60) + ".none", "..none"}) {
            ValueSelection selection =
                    new ValueSelection(values, Selection.parse(endless).orElseThrow());
            RequestDeadline.of(Duration.ofMillis(100), () -> false, () -> {
                int found = 0;
                while (selection.next() != null) {
                    found++;
                }
                return found;
            });
        }
    }
}
