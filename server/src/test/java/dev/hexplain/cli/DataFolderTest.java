package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DataFolderTest {
    @Test
    void dumps_are_kept_where_the_users_desktop_keeps_such_things() {
        assertThat(DataFolder.ofUser(Map.of("XDG_DATA_HOME", "/x"), "/home/u")).isEqualTo(Path.of("/x/hexplain"));
        assertThat(DataFolder.ofUser(Map.of(), "/home/u")).isEqualTo(Path.of("/home/u/.local/share/hexplain"));
        assertThat(DataFolder.ofUser(Map.of("XDG_DATA_HOME", "relative"), "/home/u"))
                .isEqualTo(Path.of("/home/u/.local/share/hexplain"));
    }
}
