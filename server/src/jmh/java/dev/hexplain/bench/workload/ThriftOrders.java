package dev.hexplain.bench.workload;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TField;
import org.apache.thrift.protocol.TList;
import org.apache.thrift.protocol.TMap;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TProtocolFactory;
import org.apache.thrift.protocol.TStruct;
import org.apache.thrift.protocol.TType;
import org.apache.thrift.transport.TIOStreamTransport;

/** The orders in Thrift: one struct with a list of structs. */
public final class ThriftOrders {
    private static final TStruct STRUCT = new TStruct("");

    private final TProtocol to;

    private ThriftOrders(TProtocol to) {
        this.to = to;
    }

    /** A struct with so many orders. */
    public static Path file(String name, int count, TProtocolFactory protocol) throws IOException {
        return WorkloadFile.of(name, out -> {
            ShopOrders orders = OrderFiles.orders();
            try {
                ThriftOrders to = new ThriftOrders(protocol.getProtocol(new TIOStreamTransport(out)));
                to.to.writeStructBegin(STRUCT);
                to.to.writeFieldBegin(new TField("", TType.LIST, (short) 1));
                to.to.writeListBegin(new TList(TType.STRUCT, count));
                for (int i = 0; i < count; i++) {
                    to.struct(orders.next());
                }
                to.to.writeFieldStop();
                to.to.writeStructEnd();
            } catch (TException e) {
                throw new IOException(e);
            }
        });
    }

    private void struct(Object object) throws TException {
        to.writeStructBegin(STRUCT);
        for (OrderMember member : OrderMember.of(object.getClass())) {
            Object value = member.valueIn(object);
            if (value != null) {
                to.writeFieldBegin(
                        new TField("", member.repeated() ? TType.LIST : type(member), (short) member.number()));
                field(member, value);
                to.writeFieldEnd();
            }
        }
        to.writeFieldStop();
        to.writeStructEnd();
    }

    private void field(OrderMember member, Object value) throws TException {
        switch (value) {
            case List<?> list -> {
                to.writeListBegin(new TList(type(member), list.size()));
                for (Object each : list) {
                    value(each);
                }
            }
            case Map<?, ?> map -> {
                to.writeMapBegin(new TMap(TType.STRING, TType.STRING, map.size()));
                for (Map.Entry<?, ?> entry : map.entrySet()) {
                    value(entry.getKey());
                    value(entry.getValue());
                }
            }
            default -> value(value);
        }
    }

    private void value(Object value) throws TException {
        switch (value) {
            case String text -> to.writeString(text);
            case Integer number -> to.writeI32(number);
            case Long number -> to.writeI64(number);
            case Double number -> to.writeDouble(number);
            case Boolean truth -> to.writeBool(truth);
            default -> struct(value);
        }
    }

    private static byte type(OrderMember member) {
        return switch (member.kind()) {
            case TEXT -> TType.STRING;
            case INT -> TType.I32;
            case LONG -> TType.I64;
            case DOUBLE -> TType.DOUBLE;
            case BOOLEAN -> TType.BOOL;
            case MAP -> TType.MAP;
            case OBJECT -> TType.STRUCT;
        };
    }
}
