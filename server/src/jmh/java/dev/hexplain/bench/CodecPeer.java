package dev.hexplain.bench;

import com.amazon.ion.IonReader;
import com.amazon.ion.IonType;
import com.amazon.ion.system.IonReaderBuilder;
import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.SerializerFactory;
import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.UnknownFieldSet;
import dev.hexplain.bench.workload.ObjectOrders;
import dev.hexplain.bench.workload.ProtobufOrders;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Map;
import org.apache.avro.file.DataFileReader;
import org.apache.avro.file.SeekableByteArrayInput;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericRecord;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TBinaryProtocol;
import org.apache.thrift.protocol.TCompactProtocol;
import org.apache.thrift.protocol.TField;
import org.apache.thrift.protocol.TList;
import org.apache.thrift.protocol.TMap;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TProtocolFactory;
import org.apache.thrift.protocol.TType;
import org.apache.thrift.transport.TMemoryInputTransport;
import org.nustaq.serialization.FSTConfiguration;
import org.openjdk.jmh.infra.Blackhole;

/**
 * A library that reads what {@link CodecBenchmark} decodes. Where it has a reader of tokens (Thrift, Smile, Ion), these
 * are read, and no objects are made of them; the others make objects. Such a reader passes texts unless it is asked for
 * them, as the code that Thrift generates for a field of type {@code string} does.
 */
interface CodecPeer {
    CodecPeer NONE = (bytes, values) -> {};

    void read(byte[] bytes, Blackhole values) throws Exception;

    static CodecPeer of(String format) {
        return switch (format) {
            case "protobuf" -> {
                Descriptor type = ProtobufOrders.descriptor();
                yield (bytes, values) -> values.consume(DynamicMessage.parseFrom(type, bytes));
            }
            case "protobuf-raw" -> {
                Descriptor type = ProtobufOrders.descriptor();
                yield (bytes, values) -> unknownFields(ByteString.copyFrom(bytes), type, values);
            }
            case "thrift", "thrift-compact", "smile", "ion" -> tokens(format, Texts.PASSED);
            case "avro" -> CodecPeer::avro;
            case "hessian" -> {
                SerializerFactory classes = ObjectOrders.hessian();
                yield (bytes, values) -> {
                    Hessian2Input in = new Hessian2Input(new ByteArrayInputStream(bytes));
                    in.setSerializerFactory(classes);
                    values.consume(in.readObject());
                };
            }
            case "kryo" -> {
                Kryo kryo = ObjectOrders.kryo();
                yield (bytes, values) -> values.consume(kryo.readClassAndObject(new Input(bytes)));
            }
            case "fst" -> {
                FSTConfiguration fst = ObjectOrders.fst();
                yield (bytes, values) -> values.consume(fst.asObject(bytes));
            }
            default -> throw new IllegalStateException("There is no library for " + format);
        };
    }

    /** What a reader of tokens does with texts. */
    enum Texts {
        PASSED,
        READ
    }

    /** The library's reader of tokens. */
    static CodecPeer tokens(String format, Texts texts) {
        return switch (format) {
            case "thrift" -> thrift(new TBinaryProtocol.Factory(), texts);
            case "thrift-compact" -> thrift(new TCompactProtocol.Factory(), texts);
            case "smile" -> (bytes, values) -> smile(bytes, values, texts);
            case "ion" -> (bytes, values) -> ion(bytes, values, texts);
            default -> throw new IllegalStateException("There is no reader of tokens for " + format);
        };
    }

    /** Fields by number, and those of the messages in them: which contents these are, the library is told. */
    private static void unknownFields(ByteString message, Descriptor type, Blackhole values)
            throws InvalidProtocolBufferException {
        for (Map.Entry<Integer, UnknownFieldSet.Field> entry :
                UnknownFieldSet.parseFrom(message).asMap().entrySet()) {
            UnknownFieldSet.Field field = entry.getValue();
            values.consume(field);
            FieldDescriptor declared = type.findFieldByNumber(entry.getKey());
            if (declared.getJavaType() == FieldDescriptor.JavaType.MESSAGE) {
                for (ByteString content : field.getLengthDelimitedList()) {
                    unknownFields(content, declared.getMessageType(), values);
                }
            }
        }
    }

    private static CodecPeer thrift(TProtocolFactory protocol, Texts texts) {
        return (bytes, values) -> {
            TMemoryInputTransport in = new TMemoryInputTransport();
            in.reset(bytes);
            thriftStruct(protocol.getProtocol(in), values, texts);
        };
    }

    private static void thriftStruct(TProtocol in, Blackhole values, Texts texts) throws TException {
        in.readStructBegin();
        for (TField field = in.readFieldBegin(); field.type != TType.STOP; field = in.readFieldBegin()) {
            thriftValue(in, field.type, values, texts);
            in.readFieldEnd();
        }
        in.readStructEnd();
    }

    private static void thriftValue(TProtocol in, byte type, Blackhole values, Texts texts) throws TException {
        switch (type) {
            case TType.BOOL -> values.consume(in.readBool());
            case TType.I32 -> values.consume(in.readI32());
            case TType.I64 -> values.consume(in.readI64());
            case TType.DOUBLE -> values.consume(in.readDouble());
            case TType.STRING -> values.consume(texts == Texts.READ ? in.readString() : in.readBinary());
            case TType.STRUCT -> thriftStruct(in, values, texts);
            case TType.MAP -> {
                TMap map = in.readMapBegin();
                for (int i = 0; i < map.size; i++) {
                    thriftValue(in, map.keyType, values, texts);
                    thriftValue(in, map.valueType, values, texts);
                }
                in.readMapEnd();
            }
            case TType.LIST -> {
                TList list = in.readListBegin();
                for (int i = 0; i < list.size; i++) {
                    thriftValue(in, list.elemType, values, texts);
                }
                in.readListEnd();
            }
            default -> throw new IllegalStateException("The orders have no field of type " + type);
        }
    }

    private static void avro(byte[] bytes, Blackhole values) throws IOException {
        try (DataFileReader<GenericRecord> in =
                new DataFileReader<>(new SeekableByteArrayInput(bytes), new GenericDatumReader<>())) {
            GenericRecord record = null;
            while (in.hasNext()) {
                record = in.next(record);
                values.consume(record);
            }
        }
    }

    private static void smile(byte[] bytes, Blackhole values, Texts texts) throws IOException {
        try (JsonParser parser = new SmileFactory().createParser(bytes)) {
            while (parser.nextToken() != null) {
                values.consume(parser.currentToken());
                if (texts == Texts.READ && parser.hasToken(JsonToken.VALUE_STRING)) {
                    values.consume(parser.getText());
                }
            }
        }
    }

    private static void ion(byte[] bytes, Blackhole values, Texts texts) throws IOException {
        try (IonReader in = IonReaderBuilder.standard().build(bytes)) {
            while (true) {
                IonType type = in.next();
                if (type == null && in.getDepth() == 0) {
                    return;
                } else if (type == null) {
                    in.stepOut();
                } else if (IonType.isContainer(type) && !in.isNullValue()) {
                    in.stepIn();
                } else if (texts == Texts.READ && type == IonType.STRING) {
                    values.consume(in.stringValue());
                }
                values.consume(type);
            }
        }
    }
}
