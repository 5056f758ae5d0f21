package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.References;
import dev.hexplain.tree.Referrers;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who refers to one handle is found in its epoch as in an index of all references, whatever the format. */
@Slow
class ReferrersTest {
    private static final DumpSessions SESSIONS = new DumpSessions(DumpLimits.DEFAULT);
    private static final int MOST_HANDLES = 500;
    private static final int MOST_REFERENCES = 100;

    private int handles;
    private int referred;

    @Test
    void of_one_handle_are_those_that_the_index_of_all_has() throws IOException {
        for (Samples.Entry sample : Samples.all()) {
            DecodeChoices choices = DecodeChoices.AUTO;
            DumpInput dump = DumpInput.of(sample.file(), new ByteArrayInputStream(sample.bytes()));
            try (DumpSession session = SESSIONS.open(dump, choices)) {
                compare(sample, session.decode(choices).tree());
            }
        }
        assertThat(handles).isGreaterThan(1000);
        assertThat(referred).isGreaterThan(200);
    }

    private void compare(Samples.Entry sample, FieldTree tree) {
        References all = tree.references();
        for (int ordinal = 0; ordinal < Math.min(MOST_HANDLES, tree.handles().count()); ordinal++) {
            Handles.Handle handle = tree.handles().get(ordinal).orElseThrow();
            Referrers one = tree.referrers(handle, () -> {});
            assertThat(one.count()).as("%s, %s", sample, handle).isEqualTo(all.count(handle));
            List<Long> offsets = all.page(handle, 0, MOST_REFERENCES).stream()
                    .map(Field::offset)
                    .toList();
            assertThat(offsets).as("%s, %s", sample, handle).isSorted();
            assertThat(one.first()).as("%s, %s", sample, handle).isEqualTo(offsets.isEmpty() ? -1 : offsets.getFirst());
            handles++;
            referred += one.count() > 0 ? 1 : 0;
        }
    }
}
