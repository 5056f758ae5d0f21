package dev.hexplain.codecs.bson;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.subjects.Subject;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.bson.BsonBinaryReader;
import org.bson.BsonBinaryWriter;
import org.bson.io.BasicOutputBuffer;

/**
 * Encodes BSON with the reader and writer of the MongoDB driver's {@code bson} library, and a mapping like that of its
 * codecs. Enum constants are strings, instants have milliseconds, decimals are decimal128; what else has a text of its
 * own is that text.
 */
final class MongoCoder implements Coder {
    @Override
    public byte[] encode(Subject subject, Object object) {
        try (BasicOutputBuffer out = new BasicOutputBuffer();
                BsonBinaryWriter writer = new BsonBinaryWriter(out)) {
            new MongoWriter(writer).root(object);
            return Arrays.copyOf(out.getInternalBuffer(), out.getPosition());
        }
    }

    @Override
    public Object decode(Subject subject, byte[] own) {
        try (BsonBinaryReader reader = new BsonBinaryReader(ByteBuffer.wrap(own))) {
            return MongoReader.root(reader, subject.type());
        }
    }

    @Override
    public FormatRef format(Subject subject) {
        return FormatRef.of("bson");
    }
}
