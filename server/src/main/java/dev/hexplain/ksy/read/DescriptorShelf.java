package dev.hexplain.ksy.read;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/** A store of descriptors by path, such as {@code common/bcd.ksy}; paths never contain {@code ..}. */
public interface DescriptorShelf {
    /** The text of a descriptor; empty where there is none. */
    Optional<String> read(String path);

    /** A path as displayed. */
    default String show(String path) {
        return path;
    }

    /** Texts by path. */
    static DescriptorShelf of(Map<String, String> texts) {
        return path -> Optional.ofNullable(texts.get(path));
    }

    /** Resources of the program below a folder such as {@code /formats}. */
    static DescriptorShelf onClassPath(String folder) {
        return path -> {
            try (InputStream in = DescriptorShelf.class.getResourceAsStream(folder + "/" + path)) {
                return in == null
                        ? Optional.empty()
                        : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        };
    }
}
