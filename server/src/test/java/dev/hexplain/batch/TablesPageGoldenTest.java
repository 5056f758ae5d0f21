package dev.hexplain.batch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.batch.rows.RowKind;
import dev.hexplain.batch.rows.TableColumn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code docs/tables.md} lists the columns of tables. Where not: {@code make golden}, and review the change. */
class TablesPageGoldenTest {
    private static final Path PAGE = Path.of("../docs/tables.md");

    private static final String START = "## Columns\n";

    /** The reference, behind the text that is written by hand. */
    private static String reference() {
        List<String> lines = new ArrayList<>();
        lines.add(START);
        lines.add("Version %d of the columns. Every row says of its file:%n".formatted(RowKind.VERSION));
        add(RowKind.commonColumns(), lines);
        for (RowKind kind : RowKind.values()) {
            lines.add("%n### `--rows %s`%n".formatted(kind.id()));
            int common = RowKind.commonColumns().size();
            add(kind.columns().subList(common, kind.columns().size()), lines);
        }
        return String.join("\n", lines) + "\n";
    }

    private static void add(List<TableColumn> columns, List<String> lines) {
        lines.add("| column | type | what it says |");
        lines.add("|---|---|---|");
        columns.forEach(
                each -> lines.add("| `%s` | %s | %s |".formatted(each.name(), type(each), each.documentation())));
    }

    private static String type(TableColumn column) {
        return switch (column.type()) {
            case TEXT -> "text";
            case NUMBER -> "64-bit integer";
            case TRUTH -> "true or false";
            case TIME -> "time, microseconds, UTC";
            case TEXTS -> "list of texts";
        };
    }

    @Test
    void the_page_lists_every_column() throws IOException {
        String page = Files.readString(PAGE);
        int start = page.indexOf(START);
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(PAGE, page.substring(0, start) + reference());
        }
        assertThat(Files.readString(PAGE).substring(start)).isEqualTo(reference());
    }

    @ParameterizedTest
    @EnumSource(RowKind.class)
    void no_two_columns_of_a_kind_have_one_name(RowKind kind) {
        assertThat(new HashSet<>(kind.columns().stream().map(TableColumn::name).toList()))
                .hasSameSizeAs(kind.columns());
    }
}
