package dev.hexplain.store;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;

/** The free space of the volume that the data folder is on. */
public interface FreeSpace {
    /** Bytes that may still be written to it. */
    long usable();

    /** Bytes it holds in all. */
    long total();

    /** That of a folder which exists. */
    static FreeSpace of(Path folder) throws IOException {
        FileStore volume = Files.getFileStore(folder);
        return new FreeSpace() {
            @Override
            public long usable() {
                return asked(volume::getUsableSpace);
            }

            @Override
            public long total() {
                return asked(volume::getTotalSpace);
            }
        };
    }

    /** A question to the file system. */
    @FunctionalInterface
    interface Question {
        long answer() throws IOException;
    }

    /** A volume that does not say is taken to be large: writing to it will tell. */
    private static long asked(Question question) {
        try {
            return question.answer();
        } catch (IOException unknown) {
            return Long.MAX_VALUE;
        }
    }
}
