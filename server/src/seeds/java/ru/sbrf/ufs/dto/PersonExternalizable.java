package ru.sbrf.ufs.dto;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

/** A copy of {@link PersonDto} that writes its fields by hand: 14 bytes of block data for Ivan Ivanov. */
public class PersonExternalizable implements Externalizable {
    private static final long serialVersionUID = 1L;

    private String firstName = "";
    private String lastName = "";

    /** For deserialization. */
    public PersonExternalizable() {}

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeUTF(firstName);
        out.writeUTF(lastName);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        firstName = in.readUTF();
        lastName = in.readUTF();
    }
}
