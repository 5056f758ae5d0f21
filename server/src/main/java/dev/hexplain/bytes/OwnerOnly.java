package dev.hexplain.bytes;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * Creates files and folders that only their owner may read (POSIX permissions), since dumps are private. On file
 * systems without such permissions it sets none.
 */
public final class OwnerOnly {
    private static final boolean POSIX =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");

    private OwnerOnly() {}

    /** Opens a file; a new one is readable by its owner only. */
    public static FileChannel open(Path file, OpenOption... options) throws IOException {
        return FileChannel.open(file, Set.of(options), attributes(FILE));
    }

    /** Creates a folder and its parents where they are missing. */
    public static void createFolders(Path folder) throws IOException {
        Files.createDirectories(folder, attributes(FOLDER));
    }

    /** Writes a new file. */
    public static void write(Path file, byte[] content) throws IOException {
        try (FileChannel out = open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            for (ByteBuffer left = ByteBuffer.wrap(content); left.hasRemaining(); ) {
                out.write(left);
            }
        }
    }

    /** Writes a new file from a stream. */
    public static void copy(InputStream in, Path file) throws IOException {
        try (OutputStream out =
                Channels.newOutputStream(open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE))) {
            in.transferTo(out);
        }
    }

    private static FileAttribute<?>[] attributes(Set<PosixFilePermission> rights) {
        return POSIX ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(rights)} : new FileAttribute<?>[0];
    }

    /** Removes the permissions of group and others from a folder and everything in it. */
    public static void narrow(Path root) throws IOException {
        if (!POSIX) {
            return;
        }
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes known) throws IOException {
                narrow(folder, FOLDER);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes known) throws IOException {
                if (known.isRegularFile()) {
                    narrow(file, FILE);
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private static void narrow(Path path, Set<PosixFilePermission> rights) throws IOException {
        if (!rights.equals(Files.getPosixFilePermissions(path))) {
            Files.setPosixFilePermissions(path, rights);
        }
    }
}
