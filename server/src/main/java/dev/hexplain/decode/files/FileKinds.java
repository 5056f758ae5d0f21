package dev.hexplain.decode.files;

import dev.hexplain.bytes.Source;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All kinds of files that are known by name. */
public final class FileKinds {
    /** More special ones are before those that share their signature. */
    static final List<FileKind> ALL = Stream.of(
                    MediaKinds.ALL,
                    DocumentKinds.ALL,
                    ProgramKinds.ALL,
                    StorageKinds.ALL,
                    DataKinds.ALL,
                    SystemKinds.ALL)
            .flatMap(List::stream)
            .toList();

    private FileKinds() {}

    /** The kind of a file: all its facts hold. */
    public static Optional<FileKind> of(Source source) {
        return ALL.stream()
                .filter(kind -> kind.facts().stream().allMatch(fact -> fact.in(source)))
                .findFirst();
    }
}
