package dev.hexplain.ingest;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * A dialect that reads characters. Implementations provide {@link #read}; trial and real decoding both go through it.
 */
public interface TextDialect extends Dialect {

    /** Reads all of {@code text}, stopping early once {@code out} is {@linkplain Transcription#full() full}. */
    void read(TextInput text, Transcription out) throws IOException;

    @Override
    default Transcript decode(InputStream text, OutputStream sink, long byteLimit) throws IOException {
        Transcription out = Transcription.to(sink, byteLimit);
        read(TextInput.of(text), out);
        return out.finish(id());
    }
}
