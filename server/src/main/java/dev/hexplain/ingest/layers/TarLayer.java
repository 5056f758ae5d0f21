package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.SourceReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A tar archive: ustar, pax, GNU's long names. The entry is the name of a file in it. */
final class TarLayer extends ArchiveLayer<TarEntry> {
    /** Names and the like are short: so much of them is read. */
    private static final int LONGEST_NOTE = 1 << 16;

    private static final Pattern PATH = Pattern.compile("(?:^|\\n)[0-9]+ path=([^\\n]*)\\n");
    private static final Pattern SIZE = Pattern.compile("(?:^|\\n)[0-9]+ size=([0-9]{1,18})\\n");

    TarLayer() {
        super("tar", "tar entry", ONE_OF_MANY);
    }

    @Override
    boolean recognises(SourceReader bytes) {
        return TarHeader.at(bytes, 0).isPresent();
    }

    @Override
    void walk(SourceReader bytes, Predicate<TarEntry> visitor) {
        boolean wanted = true;
        String name = "";
        OptionalLong size = OptionalLong.empty();
        long at = 0;
        Optional<TarHeader> header = TarHeader.at(bytes, at);
        while (wanted && header.isPresent()) {
            TarHeader here = header.get();
            long data = at + TarHeader.BLOCK;
            long length = here.size();
            if (here.type() == 'x') {
                String note = note(bytes, data, length);
                name = first(PATH, note).orElse(name);
                size = first(SIZE, note)
                        .map(text -> OptionalLong.of(Long.parseLong(text)))
                        .orElse(size);
            } else if (here.type() == 'L') {
                name = note(bytes, data, length).replace("\0", "");
            } else if (here.type() != 'g' && here.type() != 'K') {
                length = size.orElse(length);
                TarEntry entry = new TarEntry(name.isEmpty() ? here.name() : name, data, length);
                wanted = !here.isFile() || entry.name().endsWith("/") || visitor.test(entry);
                name = "";
                size = OptionalLong.empty();
            }
            at = data + (length + TarHeader.BLOCK - 1) / TarHeader.BLOCK * TarHeader.BLOCK;
            header = TarHeader.at(bytes, at);
        }
    }

    private static String note(SourceReader bytes, long at, long length) {
        int count = (int) Math.min(length, Math.min(LONGEST_NOTE, Math.max(0, bytes.length() - at)));
        return bytes.text(Math.min(at, bytes.length()), count, StandardCharsets.UTF_8);
    }

    private static Optional<String> first(Pattern pattern, String note) {
        Matcher found = pattern.matcher(note);
        return found.find() ? Optional.of(found.group(1)) : Optional.empty();
    }

    @Override
    void unpack(LayerUnpacking to, TarEntry entry) throws IOException, UnpackAborted {
        to.copy(entry.data(), entry.size());
    }
}
