package dev.hexplain.ingest.dialects;

import dev.hexplain.bytes.OffsetMap;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Writes commands and replies as Redis sends them ("Redis serialization protocol specification"). */
final class RedisProtocolWriter {
    private final Transcription out;

    RedisProtocolWriter(Transcription out) {
        this.out = out;
    }

    void write(RedisReply reply) throws IOException {
        switch (reply) {
            case RedisReply.Text text -> text(text);
            case RedisReply.Line line -> line(line.line(), line.start(), line.length());
            case RedisReply.Aggregate list -> {
                int count = list.type() == '%'
                        ? list.elements().size() / 2
                        : list.elements().size();
                line("" + list.type() + count, list.start(), 1); // bytes of no origin would be a gap
                for (RedisReply element : list.elements()) {
                    write(element);
                }
            }
        }
    }

    private void text(RedisReply.Text text) throws IOException {
        line("$" + text.octets().length, text.start(), text.length());
        for (OffsetMap.Run run : text.origins().runs()) {
            byte[] some = Arrays.copyOfRange(
                    text.octets(), (int) run.made().offset(), (int) run.made().end());
            out.origin(text.start() + run.from().offset(), run.from().length());
            out.put(some, some.length);
        }
        line("", text.start(), text.length());
    }

    private void line(String line, long start, long length) throws IOException {
        byte[] octets = (line + "\r\n").getBytes(StandardCharsets.UTF_8);
        out.origin(start, length);
        out.put(octets, octets.length);
    }
}
