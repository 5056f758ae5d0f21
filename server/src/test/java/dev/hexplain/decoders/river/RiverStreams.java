package dev.hexplain.decoders.river;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jboss.marshalling.Marshaller;
import org.jboss.marshalling.Marshalling;
import org.jboss.marshalling.MarshallingConfiguration;
import org.jboss.marshalling.river.RiverMarshallerFactory;

/** Streams as the library writes them. */
final class RiverStreams {
    static final int NEWEST = 4;

    private RiverStreams() {}

    static byte[] of(Object... objects) {
        return version(NEWEST, objects);
    }

    static byte[] version(int version, Object... objects) {
        return with(new MarshallingConfiguration(), version, objects);
    }

    static byte[] with(MarshallingConfiguration configuration, int version, Object... objects) {
        configuration.setVersion(version);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Marshaller out = new RiverMarshallerFactory().createMarshaller(configuration)) {
            out.start(Marshalling.createByteOutput(bytes));
            for (Object each : objects) {
                out.writeObject(each);
            }
            out.finish();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
