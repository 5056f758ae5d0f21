package dev.hexplain.store;

import dev.hexplain.bytes.OwnerOnly;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Lines that are added and never changed: {@code audit.log}, and of those before the last four files that are full. Safe
 * for many threads.
 */
public final class AuditFile implements AuditLog {
    private static final long FULL = 16L << 20;
    private static final int KEPT = 4;

    /** Bytes at the end of the file that the latest lines are taken of. */
    private static final int LOOKED_AT = 1 << 20;

    private final Folders folders;
    private final long full;

    AuditFile(Folders folders) {
        this(folders, FULL);
    }

    /** @param full bytes of a file that is set aside */
    AuditFile(Folders folders, long full) {
        this.folders = folders;
        this.full = full;
    }

    @Override
    public synchronized void add(String line) {
        Path file = folders.audit(0);
        try {
            if (Files.exists(file) && Files.size(file) >= full) {
                setAside();
            }
            ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
            try (FileChannel out = OwnerOnly.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
                while (bytes.hasRemaining()) {
                    out.write(bytes);
                }
            }
        } catch (IOException e) {
            throw StorageFailure.of("write", file, e);
        }
    }

    private void setAside() throws IOException {
        for (int number = KEPT; number > 0; number--) {
            Path older = folders.audit(number - 1);
            if (Files.exists(older)) {
                Files.move(older, folders.audit(number), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    @Override
    public synchronized List<String> latest(int most) throws IOException {
        Path file = folders.audit(0);
        if (!Files.exists(file)) {
            return List.of();
        }
        List<String> lines = new ArrayList<>(lastLines(file));
        Collections.reverse(lines);
        return lines.subList(0, Math.min(most, lines.size()));
    }

    private static List<String> lastLines(Path file) throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            int length = (int) Math.min(in.length(), LOOKED_AT);
            byte[] end = new byte[length];
            in.seek(in.length() - length);
            in.readFully(end);
            String text = new String(end, StandardCharsets.UTF_8);
            List<String> lines = text.lines().toList();
            return length < in.length() ? lines.subList(1, lines.size()) : lines;
        }
    }
}
