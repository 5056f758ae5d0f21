package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcript;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** The bytes themselves, no notation at all. The choice for binary content and for text that stands for no bytes. */
final class Raw implements Dialect {

    @Override
    public String id() {
        return "raw";
    }

    @Override
    public String title() {
        return "Raw bytes";
    }

    @Override
    public Confidence recognise(TextSample sample) {
        String binary = sample.binary();
        if (binary != null) {
            return Confidence.of(100, "not text: " + binary);
        }
        if (sample.text().isEmpty()) {
            return Confidence.of(100, "empty");
        }
        return Confidence.of(Confidence.PLAIN_TEXT, kindOf(sample.text().strip()) + ", kept as it is");
    }

    @Override
    public Transcript decode(InputStream bytes, OutputStream sink, long byteLimit) throws IOException {
        Transcription out = Transcription.to(sink, byteLimit);
        byte[] buffer = new byte[1 << 13];
        for (int n = bytes.read(buffer); n >= 0 && !out.full(); n = bytes.read(buffer)) {
            out.put(buffer, n);
        }
        return out.finish(id());
    }

    private static String kindOf(String text) {
        if (text.startsWith("{") || text.startsWith("[")) {
            return "text that looks like JSON";
        }
        return text.startsWith("<") ? "text that looks like markup" : "text";
    }
}
