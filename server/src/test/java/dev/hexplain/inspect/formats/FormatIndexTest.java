package dev.hexplain.inspect.formats;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.FormatDescription;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class FormatIndexTest {
    @Test
    void the_index_says_what_the_descriptors_say() throws IOException {
        List<FormatDescription> written = FormatIndex.of(Path.of("../formats"));

        assertThat(FormatIndex.entries())
                .usingRecursiveComparison()
                .ignoringFields("doc", "enums")
                .isEqualTo(written);
        assertThat(FormatIndex.entries())
                .extracting(FormatDescription::summary)
                .isEqualTo(written.stream().map(FormatDescription::summary).toList());
    }
}
