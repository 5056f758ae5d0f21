package dev.hexplain.timing;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.WrongSampleValues;
import dev.hexplain.codecs.subjects.Subject;
import java.io.IOException;
import java.util.NoSuchElementException;

/** A codec, and the object that it is measured with. */
record TimedCodec(Codec codec, Subject subject, Object object) {
    static TimedCodec of(String codec, TimedSubject subject) throws IOException, WrongSampleValues {
        Codec by = Codecs.get(codec).orElseThrow(() -> new NoSuchElementException("No codec " + codec));
        TimedObject made = TimedObject.of(subject);
        return new TimedCodec(by, made.subject(), made.object());
    }

    Coder coder() {
        return codec.coder(subject).orElseThrow(() -> new IllegalStateException(codec + " cannot be used"));
    }
}
